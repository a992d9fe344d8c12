import { expect, test } from 'vitest'
import { companyHost, readCompanyHost } from './company-host.ts'

test.each([
  ['acme.example', 'acme.example'],
  ['ACME.Example', 'acme.example'],
  ['www.acme.example', 'www.acme.example'],
  ['https://acme.example', 'acme.example'],
  ['HTTP://acme.example/', 'acme.example'],
  ['acme.example/', 'acme.example'],
  ['acme.example.', 'acme.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['netflix.com', 'netflix.com'],
])('%s names the company at %s', (domain, host) => {
  expect(companyHost(domain)).toBe(host)
})

test.each([
  ['a path', 'acme.example/about'],
  ['two slashes', 'acme.example//'],
  ['a query', 'acme.example?a=1'],
  ['a fragment', 'acme.example/#top'],
  ['a user part', 'mara@acme.example'],
  ['a user part in an address', 'https://mara:pw@acme.example'],
  ['a port', 'acme.example:8080'],
  ['an IPv4 address', '192.0.2.1'],
  ['a disguised IPv4 address', '0x7f.1'],
  ['an IPv6 address', '[2001:db8::1]'],
  ['a single label', 'acme'],
  ['an empty label', 'acme..example'],
  ['a label that is too long', `${'a'.repeat(64)}.example`],
  ['a label that ends in a hyphen', 'acme-.example'],
  ['another protocol', 'ftp://acme.example'],
  ['white space', ' acme.example'],
  ['a backslash', 'acme.example\\about'],
  ['a social profile', 'https://www.linkedin.com/company/acme'],
  ['the host of social profiles', 'https://x.com'],
  ['nothing', ''],
])('%s is refused', (_, domain) => {
  expect(companyHost(domain)).toBeUndefined()
})

test('a profile is refused for what it is, not for its path', () => {
  expect(readCompanyHost('https://www.LinkedIn.com/company/acme').problem).toMatch(/Social networks/)
  expect(readCompanyHost('https://linkedin.com/company/foo bar').problem).toMatch(/Social networks/)
})
