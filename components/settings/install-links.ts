export type InstallLink = { label: string; href: string }

/** Programs that take a server of the Model Context Protocol from a link: it has its name and address, and no key. */
export function installLinks(url: string): readonly InstallLink[] {
  const config = btoa(JSON.stringify({ url }))
  const server = JSON.stringify({ name: 'masthead', type: 'http', url })
  return [
    {
      label: 'Add to Cursor',
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=masthead&config=${encodeURIComponent(config)}`,
    },
    { label: 'Add to VS Code', href: `vscode:mcp/install?${encodeURIComponent(server)}` },
  ]
}
