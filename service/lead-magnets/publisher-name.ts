import type { CompanyProfile } from '#contract/company-profile.ts'

const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?$/u

/** Who publishes, as a cover says it: the company, or the title of its site; of a host only its name. */
export function publisherName({ name }: CompanyProfile, siteTitle: string): string {
  if (name) return name
  if (!host.test(siteTitle)) return siteTitle
  const [first = ''] = siteTitle.replace(/^www\./, '').split('.')
  return first.charAt(0).toUpperCase() + first.slice(1)
}
