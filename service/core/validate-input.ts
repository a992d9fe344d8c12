import type { z } from 'zod'
import type { ErrorDetail } from '#contract/errors.ts'
import { namesMeant, nearestName } from '../text/nearest-name.ts'
import { calledElsewhere } from './other-names.ts'
import { valuesCalledElsewhere } from './other-values.ts'
import { type UnknownMember, unknownMembers } from './unknown-members.ts'
import { unknownWords } from './unknown-words.ts'

const required = 'Required.'

/** Parsed input, or one detail for each invalid field. */
export type Judged<T> = { ok: true; data: T } | { ok: false; details: ErrorDetail[] }

/** Says, by its name, how something is done that is no value of a member which decides what is done. */
export type Elsewhere = () => ReadonlyMap<string, string>

/**
 * Parses with a schema of the contract and reports problems in plain words. `under` is the path of the value, and
 * `elsewhere` has what is done by other calls.
 */
export function validateInput<T extends z.ZodType>(
  schema: T,
  value: unknown,
  under: readonly string[] = [],
  elsewhere: Elsewhere = () => new Map(),
): Judged<z.output<T>> {
  const parsed = schema.safeParse(value, { error: toMessage, reportInput: true })
  if (parsed.success) return { ok: true, data: parsed.data }
  const unknown = unknownMembers(schema, value, under)
  const issues = withoutEchoes(parsed.error.issues)
  const details = oneForEach(issues.flatMap((issue) => describe(issue, { under, unknown, elsewhere })))
  return { ok: false, details: withMisnamed(details, schema, { value, unknown, under }) }
}

/**
 * Details of members that are missing since they were sent under another name, with what is wrong with what was sent: whoever
 * corrects the name alone would be refused again.
 */
function withMisnamed(
  details: ErrorDetail[],
  schema: z.ZodType,
  sent: { value: unknown; unknown: readonly UnknownMember[]; under: readonly string[] },
): ErrorDetail[] {
  const own: Record<string, unknown> = Object(sent.value)
  const meant = sent.unknown.flatMap(({ name, path, missing }): [string, unknown][] => {
    const isHere = path === [...sent.under, name].join('.')
    const right = isHere ? (calledElsewhere(name, missing) ?? nearestName(name, missing)) : undefined
    return right === undefined ? [] : [[right, own[name]]]
  })
  if (meant.length === 0) return details
  const again = schema.safeParse(
    { ...own, ...Object.fromEntries(meant) },
    { error: toMessage, reportInput: true },
  )
  const issues = withoutEchoes(again.error?.issues ?? [])
  return details.map((detail) => {
    const about = meant.find(([name]) => [...sent.under, name].join('.') === detail.path)
    const faults = issues.filter(({ path }) => about !== undefined && path.join('.') === about[0])
    const words = faults.map((issue) => `${meantKind(issue, () => new Map())}${issue.message}`).join(' ')
    if (words === '') return detail
    return { ...detail, message: detail.message.startsWith(required) ? requiredWords(words) : words }
  })
}

/** All that is wrong with a field in one detail. */
function oneForEach(details: readonly ErrorDetail[]): ErrorDetail[] {
  return [...Map.groupBy(details, ({ path }) => path)].map(([path, same]) => ({
    path,
    message: [...new Set(same.map(({ message }) => message))].join(' '),
  }))
}

/** A text in the place of a list has a length too, and is then told the bounds of the list as those of a text. */
function withoutEchoes(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const pathOf = ({ path }: z.core.$ZodIssue) => JSON.stringify(path)
  const ofOtherType = new Set(issues.filter(({ code }) => code === 'invalid_type').map(pathOf))
  return issues.filter((issue) => issue.code === 'invalid_type' || !ofOtherType.has(pathOf(issue)))
}

function describe(
  issue: z.core.$ZodIssue,
  about: { under: readonly string[]; unknown: readonly UnknownMember[]; elsewhere: Elsewhere },
): ErrorDetail[] {
  const { under, unknown, elsewhere } = about
  const path = [...under, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const at = [...path, key].join('.')
      const member = unknown.find((one) => one.path === at)
      return { path: at, message: member ? unknownWords('Unknown field.', member) : 'Unknown field.' }
    })
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  const message = isMissing ? requiredWords(issue.message) : `${meantKind(issue, elsewhere)}${issue.message}`
  return [{ path: path.join('.'), message }]
}

/** The kind of input that was nearly named, where a member decides which one it is: the words of the schema list all. */
function meantKind(issue: z.core.$ZodIssue, elsewhere: Elsewhere): string {
  if (issue.code !== 'invalid_union' || !('options' in issue) || issue.options === undefined) return ''
  const sent = Object(issue.input)[issue.discriminator ?? '']
  const values = issue.options.map(String)
  const others = elsewhere()
  const meant = typeof sent === 'string' ? nearestName(sent, [...values, ...others.keys()]) : undefined
  const other = meant === undefined || values.includes(meant) ? undefined : others.get(meant)
  return other === undefined ? meantWords(sent, values) : `${other} `
}

/** A schema with words of its own has them for what is missing, too: that it is missing comes first. */
function requiredWords(message: string): string {
  return message === required ? required : `${required} ${message}`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const formats: Readonly<Record<string, string>> = {
  guid: 'Must be a UUID.',
  uuid: 'Must be a UUID.',
  date: 'Must be a day, for example 2030-01-31.',
  datetime: 'Must be a date and time with an offset, for example 2030-01-31T09:00:00Z.',
  email: 'Must be an email address.',
  url: 'Must be an address such as https://example.com/page.',
}

/** For schemas without a message of their own; those of zod are for programmers. */
function toMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.input === undefined
  if (isMissing && issue.code !== 'invalid_value') return required
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'array' && typeof issue.input === 'string'
        ? 'Must be a list: put it in brackets, ["…"].'
        : `Must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'invalid_value': {
      const words =
        issue.values.length === 1
          ? `Must be ${String(issue.values[0])}.`
          : oneOf(issue.values.map(String), issue.input)
      return isMissing ? requiredWords(words) : words
    }
    case 'too_small':
      return bound(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return bound(issue.origin, 'at most', issue.maximum)
    case 'invalid_format':
      return formats[issue.format]
    default:
      return undefined
  }
}

/** A misspelt value is most often one of the known, which is then named first: the list may be long. */
function oneOf(values: readonly string[], sent: unknown): string {
  return `${meantWords(sent, values)}Must be one of ${values.join(', ')}.`
}

function meantWords(sent: unknown, values: readonly string[]): string {
  const meant = typeof sent === 'string' ? valuesMeant(sent, values) : []
  return meant.length === 0 ? '' : `Did you mean ${meant.join(' or ')}? `
}

/** What is called so elsewhere comes first: `draft` is near the letters of other values. */
function valuesMeant(sent: string, values: readonly string[]): readonly string[] {
  const called = valuesCalledElsewhere(sent, values)
  return called.length === 0 ? namesMeant(sent, values) : called
}

function bound(origin: string, words: string, limit: number | bigint): string {
  const s = Number(limit) === 1 ? '' : 's'
  if (origin === 'array') return `Must have ${words} ${limit} item${s}.`
  if (origin === 'string') return `Must have ${words} ${limit} character${s}.`
  return `Must be ${words} ${limit}.`
}
