# Tries what jpackage made on Windows: installs the .msi for this person alone, starts the game, removes it; then makes the portable zip.
$ErrorActionPreference = 'Stop'
$dist = Join-Path $PSScriptRoot '..\..\lwjgl3\target\dist' | Resolve-Path
$msi = Get-ChildItem "$dist\*.msi" | Select-Object -First 1
function Run-Installer([string[]] $arguments) {
    $installer = Start-Process msiexec -ArgumentList $arguments -Wait -PassThru
    if ($installer.ExitCode -ne 0) { throw "msiexec $arguments ended with $($installer.ExitCode)" }
}
Run-Installer @('/i', "`"$msi`"", '/qn')
$game = Join-Path $env:LOCALAPPDATA 'Reversi\Reversi.exe'
if (-not (Test-Path $game)) { throw "not installed at $game" }
# The machine has no graphics card with OpenGL, so that only the start of its Java is tried.
$started = Start-Process $game -ArgumentList '--version' -Wait -PassThru
if ($started.ExitCode -ne 0) { throw "the game ended with $($started.ExitCode)" }
Run-Installer @('/x', "`"$msi`"", '/qn')
if (Test-Path $game) { throw "left behind: $game" }

New-Item -ItemType File -Force "$dist\Reversi\portable" | Out-Null
$version = $msi.BaseName -replace '^Reversi-', ''
Compress-Archive -Force -Path "$dist\Reversi" -DestinationPath "$dist\Reversi-$version-windows-portable.zip"
