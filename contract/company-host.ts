/** A company's host, or a message why the text names none. */
export type CompanyHost = { host: string; problem?: undefined } | { host?: undefined; problem: string }

/**
 * The host that a warm-lead `domain` names, in lower case and punycode (Warm leads): bare domains and http(s) addresses
 * are accepted, a lone trailing slash too; a path, query, fragment, user part, port, IP address, single label, reserved
 * name or social network is not.
 */
export function readCompanyHost(domain: string): CompanyHost {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(domain)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    return refuse('Enter a domain, or its http or https URL.')
  const rest = domain.replace(/^https?:\/\//i, '')
  // First: without its spaces or its path a profile would still be one.
  if (isProfileHost(rest.split(/[\s/?#\\]/)[0] ?? '')) return refuse(socialNetwork)
  if (/[\s\\]/.test(rest)) return refuse('A domain has no spaces.')
  if (rest.includes('@')) return refuse('This looks like an email address. Enter only the domain.')
  if (/[?#]/.test(rest)) return refuse('Remove everything after the domain, such as ? or #.')
  const [authority = '', ...path] = rest.split('/')
  if (path.length > 1 || (path[0] ?? '') !== '')
    return refuse('Remove the path. The report is about the whole company, not one page.')
  if (authority.startsWith('[')) return refuse('This is an IP address. Enter a domain name.')
  if (authority.includes(':'))
    return refuse('Remove the port. A company is named by its domain alone, wherever its site answers.')
  if (authority === '' || !URL.canParse(`http://${authority}`)) return refuse(notADomain)
  const labels = new URL(`http://${authority}`).hostname.replace(/\.$/, '').split('.')
  const last = labels.at(-1) ?? ''
  if (/^\d+$/.test(last)) return refuse('This is an IP address. Enter a domain name.')
  if (labels.length < 2 || reservedNames.has(last))
    return refuse("This name isn't on the public internet. Enter a company domain.")
  if (!labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)))
    return refuse(notADomain)
  const host = labels.join('.')
  if (host.length > 253) return refuse(notADomain)
  // Repeated, now that the name has its canonical spelling.
  if (isProfileHost(host)) return refuse(socialNetwork)
  return { host }
}

/** {@link readCompanyHost} where the reason does not matter. */
export function companyHost(domain: string): string | undefined {
  return readCompanyHost(domain).host
}

function refuse(problem: string): CompanyHost {
  return { problem }
}

/** Whether a host is one whose pages are profiles of its users, as a social network is. */
export function isProfileHost(host: string): boolean {
  return profileHosts.some((profiles) => `.${host.toLowerCase()}`.endsWith(`.${profiles}`))
}

const socialNetwork = "Social networks are not read. Enter the company's own domain."
const notADomain = 'Must be the domain of a company, or its http(s) address without a path.'

/** Top names that lead nowhere public (RFC 2606, 6761, 6762, 7686, 8375 and ICANN's `internal`). */
const reservedNames = new Set(
  'localhost local localdomain internal intranet invalid test onion arpa home lan corp private alt'.split(
    ' ',
  ),
)

/** Hosts whose pages are user profiles; their own companies are rejected with them. */
const profileHosts = [
  'bsky.app',
  'facebook.com',
  'fb.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'mastodon.social',
  'pinterest.com',
  'reddit.com',
  't.me',
  'threads.com',
  'threads.net',
  'tiktok.com',
  'twitter.com',
  'vk.com',
  'x.com',
  'xing.com',
  'youtu.be',
  'youtube.com',
]
