import type { OperationExample } from '#contract/examples.ts'
import { exampleHost } from '#contract/examples.ts'
import type { SeenAnswer } from '#test-support/listening-service.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z/g
const day = /(?<![\d-])20\d\d-\d\d-\d\d(?![\dT-])/g
const firstDay = Date.parse('2026-03-02T08:30:00Z')
const dayMs = 86_400_000
/** In place of what only its maker reads. */
const exampleToken = 'kQ7v2Lx0PzR4tBn1'
/** The secret of the Standard Webhooks specification: as long as a real one, and known to everybody. */
const exampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
/** What the test service calls a tenant, wherever a word can begin: after the signs of JSON and of addresses, too. */
const testHandle = /(?<=\\n|%0A|[^\w-])t[0-9a-f]{8}(?!\w|-(?!hugo))/g
const longestText = 280
const longestList = 2

/**
 * A call as an example: what differs from run to run (ids, names, times, ports, secrets) is replaced in the order in which it
 * appears, and what is long is cut.
 */
export function exampleOf({ address, sent, status, body }: SeenAnswer, baseUrl: string): OperationExample {
  const example = { address, ...(sent !== '' && { body: sent }), status, response: inShort(body) }
  const ids = inOrder((at) => `7d1f0c3a-0000-4000-8000-${String(at + 1).padStart(12, '0')}`)
  const instants = inOrder((at) => new Date(firstDay + at * 60_000).toISOString().replace('.000', ''))
  const days = inOrder((at) => new Date(firstDay + at * dayMs).toISOString().slice(0, 10))
  const text = JSON.stringify(example)
    .replaceAll(baseUrl, exampleHost)
    .replaceAll(encodeURIComponent(baseUrl), encodeURIComponent(exampleHost))
    .replaceAll(/https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, 'https://acme.example')
    .replaceAll(/(?:127\.0\.0\.1|localhost):\d+/g, 'acme.example')
    .replaceAll(/127\.0\.0\.1|localhost/g, 'acme.example')
    .replaceAll(/http:\/\/((?:[\w-]+\.)+example)(?![\w.:-])/g, 'https://$1')
    .replaceAll(/whsec_[\w+/=-]+/g, exampleSecret)
    .replaceAll(/(service_agent_|clm_|cla_|reg_)[\w+/=-]+/g, '$1…')
    .replaceAll(/-----BEGIN PRIVATE KEY-----.*?-----END PRIVATE KEY-----/g, '-----BEGIN PRIVATE KEY-----…')
    .replaceAll(/(data-site=\\")[\w-]+/g, `$1${exampleToken}`)
    .replaceAll(testHandle, 'acme')
    .replaceAll(/(masthead-site=)[0-9a-f]{36}/g, `$1${'0'.repeat(36)}`)
    .replaceAll(
      /(\/api\/calendar\/|\/files\/site-exports\/)[\w.-]{20,}?(?=\.(?:ics|zip)|")/g,
      `$1${exampleToken}`,
    )
    .replaceAll(/(\.example):\d{4,5}(?=\/)/g, '$1')
    .replaceAll(/("key_hint":)"[\w-]+"/g, '$1"Q2NS"')
    .replaceAll(/("state":)"[\w+/=-]{40,}"/g, `$1"${exampleToken}"`)
    .replaceAll(/("code":"4\/)[\w-]+"/g, '$1…"')
    .replaceAll(/([?&](?:signature|token|expires)=)[\w.-]+/g, '$1…')
    .replaceAll(/([?&]state=)[\w.%+-]{40,}/g, `$1${exampleToken}`)
    .replaceAll(/(\/files\/avatars\/)[0-9a-f]{48}/g, `$1${'0'.repeat(48)}`)
    .replaceAll(/"v1,[\w+/=]+"/g, '"v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="')
    .replaceAll(/("(?:otp|challenge)":)"\d{6}"/g, '$1"482915"')
    .replaceAll(uuid, ids)
    .replaceAll(instant, instants)
    .replaceAll(day, days)
  return JSON.parse(text)
}

/** Lists beside which stands whether they have all that there is: two of them would say otherwise. */
const wholeLists = new Set(['event_types'])

const memberInShort = (name: string, member: unknown) =>
  wholeLists.has(name) && [member].flat().every((one) => typeof one === 'string') ? member : inShort(member)

/** Replaces each distinct match by the next value; ids that are all zeros stay. */
function inOrder(valueAt: (at: number) => string): (match: string) => string {
  const known = new Map<string, string>()
  return (match) => {
    if (match.startsWith('00000000-')) return match
    const value = known.get(match) ?? valueAt(known.size)
    known.set(match, value)
    return value
  }
}

/** Tools that read the description take a schema within an example for one of its own, and look for what it refers to. */
const anyObject = { type: 'object' }
const isSchema = (value: unknown) => Object(value).type === 'object' && 'properties' in Object(value)

function inShort(value: unknown): unknown {
  if (typeof value === 'string') {
    // An address that is cut is none.
    if (URL.canParse(value) && !/\s/.test(value)) return value
    return value.length > longestText ? `${value.slice(0, longestText).replace(/\s+\S*$/, '')} …` : value
  }
  if (Array.isArray(value)) return value.slice(0, longestList).map(inShort)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isSchema(member) ? anyObject : memberInShort(name, member),
    ]),
  )
}
