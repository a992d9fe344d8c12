import fc from 'fast-check'
import { z } from 'zod'

export type Schema = z.core.JSONSchema.BaseSchema

/** Texts on which careless code breaks: storage, patterns, markup, numbers, calendars, names of members. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\ud800b',
  '\u202e\u2066\ufeff',
  '😀'.repeat(300),
  'x'.repeat(5000),
  '%_\\',
  '%00',
  "'; drop table articles; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '(((((((((((((((((((a+)+)+)+',
  '"quoted" -not & | ! <-> :*',
  '{}',
  'null',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  '9007199254740993',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '2030-02-30T00:00:00Z',
  '+02:00',
  'US/Pacific-New',
  'zh-Hans-x-private',
]

/** Words that open a door behind a text. */
const knownWords = ['plain', 'engineer', 'generateArticle', 'uploadDocument', 'article.generated']

/** No such host is ever looked up: each is refused by its address, its port or its form. */
const addresses = [
  'http://10.0.0.1/',
  'https://[::1]/x?y#z',
  'http://127.0.0.1:9/',
  'http://0x7f.1/',
  'http://user:secret@192.168.0.1/',
  `http://169.254.169.254/${'p'.repeat(1900)}`,
]

/** Values of every kind of JSON. */
const anything = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(Number.MAX_SAFE_INTEGER, -0, 1e300, 0.1, [], {}, null, true),
  fc.constant(JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown),
)

/**
 * Input for a schema of the contract: mostly what it allows, up to its bounds, and now and then anything else, at every
 * depth. The bounds are read from its JSON Schema.
 */
export function arbitraryInput(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return arbitraryOf(root, new Map(Object.entries($defs)))
}

/** What `$ref` names: by its last segment, in `$defs` as in an OpenAPI document. */
export type Definitions = ReadonlyMap<string, Schema>

/** The same for a JSON Schema. */
export function arbitraryOf(schema: Schema, definitions: Definitions): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fitting(schema, definitions) }, { weight: 1, arbitrary: anything })
}

function fitting(schema: Schema, definitions: Definitions): fc.Arbitrary<unknown> {
  const named = definitions.get(schema.$ref?.split('/').at(-1) ?? '')
  if (named) return fitting(named, definitions)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = (schema.anyOf ?? schema.oneOf ?? []).filter(isSchema)
  if (options.length > 0) return fc.oneof(...options.map((option) => fitting(option, definitions)))
  switch (schema.type) {
    case 'string':
      return fittingText(schema)
    case 'integer':
      return fc.integer({ min: bounded(schema.minimum, -10), max: bounded(schema.maximum, 1_000_000) })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const { items, minItems = 0, maxItems = 5, uniqueItems } = schema
      const item = isSchema(items) ? arbitraryOf(items, definitions) : anything
      const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }
      return uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds)
    }
    case 'object':
      return fittingObject(schema, definitions)
    default:
      return anything
  }
}

function fittingObject(schema: Schema, definitions: Definitions): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    isSchema(member) ? [[name, arbitraryOf(member, definitions)] as const] : [],
  )
  if (members.length === 0) return fc.dictionary(fc.string({ maxLength: 10 }), anything, { maxKeys: 4 })
  return fc.record(Object.fromEntries(members), { requiredKeys: schema.required ?? [] })
}

/** Texts for patterns that are too long, or say too much, for texts to be generated from them. */
const knownPatterns: ReadonlyMap<string, readonly string[]> = new Map([
  [String.raw`^\s*[0-9a-f]{24}:[0-9a-f]{64}\s*$`, [`${'0a'.repeat(12)}:${'1f'.repeat(32)}`]],
  [
    String.raw`^\s*(whsec_)?[A-Za-z0-9+/]{32,}={0,2}\s*$`,
    [`whsec_${'QUJD'.repeat(8)}`, ' QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD== '],
  ],
  [String.raw`^(?=.*\.)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$`, ['a.b', 'blog.example.com', '1.1', 'a..-.z']],
  [
    String.raw`^https?:\/\/[^\s]*\{slug\}[^\s]*$`,
    ['https://a.example/{slug}', 'http://{slug}', 'https://%{slug}{slug}'],
  ],
])

/** By what they were made for: the tables of letters that each text brings with it take milliseconds to make. */
const knownTexts = new Map<string, fc.Arbitrary<string>>()

function fittingText(schema: Schema): fc.Arbitrary<string> {
  const { format, minLength, maxLength, pattern } = schema
  const key = JSON.stringify({ format, minLength, maxLength, pattern })
  const text = knownTexts.get(key) ?? newText(schema)
  knownTexts.set(key, text)
  return text
}

function newText(schema: Schema): fc.Arbitrary<string> {
  switch (schema.format) {
    case 'uri':
      return fc.constantFrom(...addresses)
    case 'uuid':
      return fc.uuid()
    case 'date-time':
      return fc
        .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
        .map((at) => at.toISOString())
    case 'email':
      return fc.emailAddress()
  }
  const { minLength = 0, maxLength, pattern } = schema
  if (pattern !== undefined) {
    const wanted = knownPatterns.get(pattern)
    return wanted ? fc.constantFrom(...wanted) : fc.stringMatching(new RegExp(pattern), { maxLength: 40 })
  }
  if (maxLength === undefined) return fc.constantFrom('en', 'pt-BR', 'UTC', 'Asia/Kathmandu', '09:00', 'x')
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }),
    fc.constantFrom(
      ...hostileTexts.map((text) => text.slice(0, maxLength)).filter(({ length }) => length >= minLength),
    ),
    fc.constantFrom(...knownWords, 'ß'.repeat(maxLength)),
  )
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bounded(bound: number | undefined, fallback: number): number {
  return bound === undefined || Math.abs(bound) > 1e9 ? fallback : bound
}
