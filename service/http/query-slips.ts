import type { ErrorDetail } from '#contract/errors.ts'
import type { OperationShape } from '#contract/operation.ts'
import { unknownMembers } from '../core/unknown-members.ts'
import { findSlips } from '../core/unknown-words.ts'

/**
 * What of the query of a GET would be ignored and change what is answered: a program that filters by `stauts` and deletes
 * what is listed reads no warning. Each is one that the request lacks under the name that was meant, or one of two values of
 * the same name. Names that are like none are left alone.
 */
export function querySlips(
  { query: schema }: OperationShape,
  sent: { query: Readonly<Record<string, string>>; repeated: readonly string[] },
): ErrorDetail[] {
  if (!schema) return []
  const misspelt = findSlips(unknownMembers(schema, sent.query))
  const repeated = sent.repeated.filter((name) => name in schema.shape)
  return [
    ...misspelt,
    ...repeated.map((path) => ({ path, message: `Stands more than once in the query. ${onceWords(path)}` })),
  ]
}

const onceWords = (name: string) =>
  name === 'event_type' ? 'Send it once, with the types separated by commas.' : 'Send it once.'
