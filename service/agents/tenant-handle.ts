import { parse } from 'tldts'
import { slug } from '../text/slug.ts'

/** Email providers shared by unrelated users: the domain's label says nothing about the tenant. */
const sharedMailDomains = new Set([
  'gmail',
  'googlemail',
  'outlook',
  'hotmail',
  'live',
  'yahoo',
  'icloud',
  'me',
  'proton',
  'protonmail',
  'gmx',
  'web',
  'aol',
  'mail',
  'yandex',
  'qq',
  '163',
  'zoho',
  'fastmail',
])

/** First path segments of the service itself, which no tenant may have. */
const reserved = new Set([
  'api',
  'agent',
  'outbox',
  'metrics',
  'docs',
  'mcp',
  'files',
  'health',
  'auth',
  'admin',
  'static',
  'assets',
  'login',
  'www',
  'feed',
  'tags',
])

/** The start of a tenant's handle, from the email address that claimed it: `ada@acme.example` gives `acme`. */
export function handleFrom(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const label = parse(domain).domainWithoutSuffix ?? ''
  const source = sharedMailDomains.has(label) || label === '' ? local : label
  const handle = slug(source, 40)
  return handle.length < 2 || reserved.has(handle) ? `desk-${handle || 'one'}` : handle
}

/** The n-th candidate for a handle: `acme`, `acme-2`, `acme-3`, … */
export function numberedHandle(handle: string, n: number): string {
  return n === 1 ? handle : `${handle}-${n}`
}
