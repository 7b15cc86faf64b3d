#!/bin/sh
# site.sh OUT: makes the folder OUT of the built web game (html/target/webapp) for any web host, at any path: its addresses are relative. Beside the game
# lie the headers for two kinds of hosts: .htaccess for Apache, _headers for Netlify, Cloudflare Pages and others that read it. Players alone play there; a
# game online needs a server, which serves these files itself.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
out=$1
web=$root/html/target/webapp
[ -f "$web/index.html" ] || { echo "no $web: ./mvnw -pl html,tools -am package -DskipTests makes it" >&2; exit 1; }
mkdir -p "$out"
if [ -n "$(ls -A "$out")" ]; then echo "$out is not empty" >&2; exit 1; fi
cp -R "$web/." "$out/"
cat > "$out/.htaccess" <<'APACHE'
# Names with .cache. hold a hash of what is in the file; all others are asked for again, which costs a few bytes.
AddType text/javascript .js
AddType application/wasm .wasm
AddType font/woff2 .woff2
AddType application/manifest+json .webmanifest
AddDefaultCharset utf-8
<IfModule mod_headers.c>
  Header set X-Content-Type-Options nosniff
  Header set Referrer-Policy no-referrer
  Header set Content-Security-Policy "frame-ancestors 'none'"
  # Only a page that is apart from all others may have the engine think on several threads.
  Header set Cross-Origin-Opener-Policy same-origin
  Header set Cross-Origin-Embedder-Policy require-corp
  Header set Cross-Origin-Resource-Policy same-origin
  Header set Cache-Control no-cache
  <FilesMatch "\.cache\.">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </FilesMatch>
  # Other people's pages may show a game in a frame, and use the board.
  SetEnvIf Request_URI "/embed(/|$)" for_others in_a_frame
  SetEnvIf Request_URI "/board/" for_others
  Header set Cross-Origin-Resource-Policy cross-origin env=for_others
  Header set Access-Control-Allow-Origin * env=for_others
  Header set Content-Security-Policy "frame-ancestors *" env=in_a_frame
</IfModule>
<IfModule mod_rewrite.c>
  # Each file that packs well lies there packed, too.
  RewriteEngine On
  RewriteCond %{HTTP:Accept-Encoding} \bbr\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [L]
</IfModule>
<FilesMatch "\.br$">
  <IfModule mod_headers.c>
    Header set Content-Encoding br
    Header append Vary Accept-Encoding
  </IfModule>
  RemoveType .br
</FilesMatch>
<FilesMatch "\.html\.br$">
  ForceType text/html
</FilesMatch>
<FilesMatch "\.js\.br$">
  ForceType text/javascript
</FilesMatch>
<FilesMatch "\.css\.br$">
  ForceType text/css
</FilesMatch>
<FilesMatch "\.wasm\.br$">
  ForceType application/wasm
</FilesMatch>
APACHE
{
  cat <<'HEADERS'
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: no-cache
HEADERS
  # Such hosts add up what several lines say of one file, unless the first is taken back.
  cat <<'OTHERS'
/board/*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
  Access-Control-Allow-Origin: *
/embed/*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
  ! Content-Security-Policy
  Content-Security-Policy: frame-ancestors *
OTHERS
  (cd "$out" && find . -name '*.cache.*' ! -name '*.br' | LC_ALL=C sort | sed 's#^\.##') | while read -r file; do
    printf '%s\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n' "$file"
  done
} > "$out/_headers"
echo "$out: $(find "$out" -type f | wc -l) files"
