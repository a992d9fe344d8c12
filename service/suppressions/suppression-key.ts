import { domainToUnicode } from 'node:url'
import { getDomain } from 'tldts'
import { companyHost, isProfileHost } from '#contract/company-host.ts'

/** An entry of the suppression list: its key is the same for every spelling, its value is what a person reads. */
export type SuppressionKey = { kind: 'domain' | 'address'; key: string; value: string }

/** Email providers that ignore dots in the name. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The company that a host belongs to, as suppressions compare it: its registrable domain, so that no subdomain gets
 * around one. Undefined for a public suffix alone, such as `co.uk`.
 */
export function companyOf(host: string): string | undefined {
  return getDomain(host, { allowPrivateDomains: true, validateHostname: false }) ?? undefined
}

/**
 * An email address in the form for comparison: lower case, composed, its domain in punycode, without a plus part, and
 * without dots for providers that ignore them. Undefined for an invalid one.
 */
export function addressKey(address: string): string | undefined {
  const parts = /^([^\s@<>()[\],;:\\"]{1,64})@([^\s@/?#:]{1,253})$/u.exec(address.normalize('NFKC').trim())
  const host = parts ? hostOf(parts[2] ?? '') : undefined
  const name = (parts?.[1] ?? '').toLowerCase().replace(/\+.*$/, '')
  if (host === undefined || name === '') return undefined
  const mailHost = host === 'googlemail.com' ? 'gmail.com' : host
  return `${dotless.has(mailHost) ? name.replaceAll('.', '') : name}@${mailHost}`
}

/**
 * Parses an entry of the suppression list; undefined for what is neither a domain nor an email address. A domain alone is
 * one also where it is that of a social network, which is a company with addresses, too; a profile there is none.
 */
export function readSuppression(text: string): SuppressionKey | undefined {
  const value = text.trim()
  if (value.includes('@') && !/^https?:/i.test(value)) {
    const key = addressKey(value.replace(/^mailto:/i, ''))
    return key === undefined ? undefined : { kind: 'address', key, value: inUnicode(key) }
  }
  const named = value.normalize('NFKC')
  const network = /^[\w.-]+$/.test(named) && isProfileHost(named) ? named.toLowerCase() : undefined
  const host = network ?? companyHost(named)
  const company = host === undefined ? undefined : companyOf(host)
  return company === undefined ? undefined : { kind: 'domain', key: company, value: inUnicode(company) }
}

function hostOf(text: string): string | undefined {
  const host = URL.parse(`http://${text}`)?.hostname.replace(/\.$/, '')
  return host?.includes('.') ? host : undefined
}

function inUnicode(key: string): string {
  const [name, host] = key.includes('@') ? key.split('@') : [undefined, key]
  const shown = domainToUnicode(host ?? '') || (host ?? '')
  return name === undefined ? shown : `${name}@${shown}`
}
