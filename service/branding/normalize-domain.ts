import { domainToASCII } from 'node:url'
import { parse } from 'tldts'

/** A host name as ASCII in lower case; undefined for an IP address, a bare name, or anything else. */
export function normalizeDomain(text: string): string | undefined {
  const given = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/.]+$/, '')
  const domain = domainToASCII(given)
  const isName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(domain)
  return isName && parse(domain).isIp === false ? domain : undefined
}
