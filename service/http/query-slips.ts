import type { ErrorDetail } from '#contract/errors.ts'
import type { OperationShape } from '#contract/operation.ts'
import { unknownMembers } from '../core/unknown-members.ts'
import { findSlips, unknownWords } from '../core/unknown-words.ts'

/**
 * What of the query of a GET would be ignored and change what is answered: a program that filters by `stauts` and deletes
 * what is listed reads no warning. Each is one that the request lacks under the name that was meant, or one of two values of
 * the same name, or asks for a part by time that the list has no filter for. Other names that are like none are left alone.
 */
export function querySlips(
  { query: schema }: OperationShape,
  sent: { query: Readonly<Record<string, string>>; repeated: readonly string[] },
): ErrorDetail[] {
  if (!schema) return []
  const unknown = unknownMembers(schema, sent.query)
  const misspelt = findSlips(unknown)
  const told = new Set(misspelt.map(({ path }) => path))
  const times = unknown.filter(({ path }) => aboutTime.test(path) && !told.has(path))
  const repeated = sent.repeated.filter((name) => name in schema.shape)
  return [
    ...misspelt,
    ...times.map((one) => ({ path: one.path, message: unknownWords('There is no such filter.', one) })),
    ...repeated.map((path) => ({ path, message: `Stands more than once in the query. ${onceWords(path)}` })),
  ]
}

/** What other APIs call a part of a list by time: without it the answer is the whole list. */
const aboutTime =
  /^(?:(?:created|updated|published|completed|modified)_?(?:at|after|before|since|until|gte?|lte?)|since|until|from|to|start|end|start_date|end_date|days|range|window|period)$/i

const onceWords = (name: string) =>
  name === 'event_type' ? 'Send it once, with the types separated by commas.' : 'Send it once.'
