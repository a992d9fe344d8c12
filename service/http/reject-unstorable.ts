import { invalid } from '../core/errors.ts'

const deepest = 32

type Place = { value: unknown; path: string; depth: number }

/**
 * Rejects what no schema excludes but no layer below accepts: the NUL character, which PostgreSQL cannot store; half of
 * a surrogate pair, which UTF-8 cannot write; and unbounded nesting, on which recursion would fail. Walks without
 * recursion itself.
 * @throws {ServiceError} `invalid`, at the field that has it
 */
export function rejectUnstorable(input: unknown): void {
  const waiting: Place[] = [{ value: input, path: '', depth: 0 }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path, depth } = place
    if (typeof value === 'string') rejectText(value, path)
    if (typeof value !== 'object' || value === null) continue
    if (depth === deepest)
      throw invalid(beginningOf(path), `Must not be nested more than ${deepest} levels deep.`)
    for (const [key, member] of Object.entries(value)) {
      rejectText(key, path)
      waiting.push({ value: member, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
    }
  }
}

/** The whole path of what is nested too deep says no more. */
const beginningOf = (path: string) => path.split('.').slice(0, 3).join('.')

function rejectText(text: string, path: string): void {
  if (text.includes('\u0000')) throw invalid(path, 'Must not contain the NUL character.')
  if (!text.isWellFormed()) throw invalid(path, 'Must not contain unpaired surrogates.')
}
