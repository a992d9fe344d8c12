const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?$/u

/** Who publishes, as a cover says it: the company, or the title of its site; of a host only its name. */
export function publisherName(company: string | null | undefined, siteTitle: string): string {
  if (company) return company
  if (!host.test(siteTitle)) return siteTitle
  const [first = ''] = siteTitle.replace(/^www\./, '').split('.')
  return first.charAt(0).toUpperCase() + first.slice(1)
}
