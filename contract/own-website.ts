import { readCompanyHost } from './company-host.ts'

/** The host of a company's website, or a message why the text names none. */
export type Website = { host: string; problem?: undefined } | { host?: undefined; problem: string }

/**
 * The host that a company names as its own, in lower case, punycode and without `www.`: a domain or an http(s) address
 * without a path. Unlike what a report is about, it may be an IP address or have a port, since it is read by nobody else.
 */
export function readWebsite(text: string): Website {
  if (/^(?:https?:\/\/)?[^/?#@]+(?:\/[^/]|[?#])/i.test(text)) return { problem: withPath }
  const { host, problem } = readCompanyHost(text)
  if (host !== undefined) return { host: bare(host) }
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `http://${text}`)
  const isHostAlone = url && !/[?#@\s\\]/.test(text) && url.pathname === '/'
  if (!isHostAlone || (url.port === '' && !isAddress(url.hostname))) return { problem }
  const isNamed = isAddress(url.hostname) || readCompanyHost(url.hostname).host !== undefined
  return isNamed ? { host: bare(url.host) } : { problem }
}

/** Whether an address is of one of these hosts, or of a subdomain of one. */
export function isOnWebsite(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return false
  const host = bare(url.host)
  return hosts.some((own) => host === own || host.endsWith(`.${own}`))
}

const withPath = 'Enter only the domain. Every page of it counts as yours.'

function bare(host: string): string {
  return host.replace(/^www\./, '')
}

/** An IP address, or the name that this machine has for itself. */
function isAddress(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname)
}
