/**
 * The host that a warm-lead `domain` names, in lower case and punycode, or undefined when it names none (Warm leads):
 * bare domains and http(s) addresses are accepted, a lone trailing slash too; a path, query, fragment, user part,
 * port, IP address or single label is not. A social profile always has a path or is refused by its host.
 */
export function companyHost(domain: string): string | undefined {
  const host = /^(?:https?:\/\/)?([^\s/?#@:\\]+)\/?$/i.exec(domain)?.[1]
  if (host === undefined || !URL.canParse(`http://${host}`)) return undefined
  const { hostname } = new URL(`http://${host}`)
  const labels = hostname.replace(/\.$/, '').split('.')
  const last = labels.at(-1)
  if (labels.length < 2 || last === undefined || /^\d+$/.test(last)) return undefined
  if (!labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))) return undefined
  if (profileHosts.some((profiles) => `.${labels.join('.')}`.endsWith(`.${profiles}`))) return undefined
  return labels.join('.')
}

/** Hosts whose every page is somebody's profile; their own companies are refused with them. */
const profileHosts = [
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'pinterest.com',
  'reddit.com',
  'threads.net',
  'tiktok.com',
  'twitter.com',
  'x.com',
  'youtube.com',
]
