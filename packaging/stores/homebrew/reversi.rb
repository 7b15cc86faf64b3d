cask "reversi" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@DMG_ARM@",
         intel: "@DMG_INTEL@"

  url "@REPOSITORY@/releases/download/v#{version}/Reversi-#{version}-#{arch}.dmg"
  name "Reversi"
  desc "Othello against the computer or a friend"
  homepage "@REPOSITORY@"

  depends_on macos: ">= :big_sur"

  app "Reversi.app"

  zap trash: "~/Library/Application Support/Reversi"
end
