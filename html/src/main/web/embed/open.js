// The page of a game that a server shows where somebody links to it. Links that the game itself gives away end in #open: sites
// that show a card of a link read the page, and whoever follows it comes into the game, in their language.
if (location.hash === '#open') {
  location.replace(document.querySelector('main a').href);
}
