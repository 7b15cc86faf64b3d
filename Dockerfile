# The server with the browser game in it: docker build -t reversi .   and compose.yaml runs it with a database and TLS.
# What is built is the same for every processor.
FROM --platform=$BUILDPLATFORM eclipse-temurin:17-jdk AS build
WORKDIR /src
COPY . .
ARG WEB_ADDRESS=
ARG CHANGELIST=-SNAPSHOT
RUN --mount=type=cache,target=/root/.m2 ./mvnw -B -ntp package -DskipTests "-Dweb.address=$WEB_ADDRESS" "-Dchangelist=$CHANGELIST" \
 && mkdir /out && cp server/target/reversi-server.jar /out/

FROM eclipse-temurin:17-jre
RUN groupadd --gid 10001 reversi \
 && useradd --uid 10001 --gid reversi --no-create-home --home-dir /var/lib/reversi --shell /usr/sbin/nologin reversi \
 && install -d -o reversi -g reversi -m 0700 /var/lib/reversi
COPY --from=build /out/reversi-server.jar /opt/reversi/reversi-server.jar
COPY LICENSE THIRD-PARTY.md /opt/reversi/
USER 10001:10001
WORKDIR /var/lib/reversi
VOLUME /var/lib/reversi
EXPOSE 8080
# All that it needs to write is its folder; SQLite's library is unpacked there, too.
# The heap: 400 MB served 3,000 players; the program needs about 200 MB beside it.
ENV JAVA_TOOL_OPTIONS="-Xmx1g -XX:+ExitOnOutOfMemoryError -Dorg.sqlite.tmpdir=/var/lib/reversi"
ENTRYPOINT ["java", "-jar", "/opt/reversi/reversi-server.jar"]
CMD ["--host", "0.0.0.0", "--port", "8080"]
# The image has neither curl nor wget; --hosts must allow localhost.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /health HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
