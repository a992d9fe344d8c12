/** The dashboard asks in the name of its browser ("Chrome on macOS"), unless its user chose another; a program waits for the code elsewhere. */
export function isBrowserName(agentName: string): boolean {
  return /^(?:Dashboard|(?:Chrome|Chromium|Firefox|Safari|Edge|Opera|Brave|Vivaldi|Samsung Internet|DuckDuckGo)(?: on .+)?)(?: \d+)?$/.test(
    agentName,
  )
}
