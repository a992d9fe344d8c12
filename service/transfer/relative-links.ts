/**
 * A page whose links to its own site are relative to the file that it is in, so that it works below any path of any host.
 * Only tags are changed: what the text says stays. `root` is what every path of the site begins with.
 */
export function relativeLinks(html: string, { path, root }: { path: string; root: string }): string {
  const up = '../'.repeat(path.split('/').length - 1) || './'
  const relative = (address: string) => {
    if (address.startsWith('/_fonts/')) return `${up}${address.slice(1)}`
    const isOwn = address.startsWith(`${root}/`) && !address.startsWith('//')
    return isOwn ? `${up}${address.slice(root.length + 1)}` : address
  }
  return html
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(
        / (href|src)="(\/[^"]*)"/g,
        (_, name: string, address: string) => ` ${name}="${relative(address)}"`,
      ),
    )
    .replaceAll('url(/_fonts/', `url(${up}_fonts/`)
}
