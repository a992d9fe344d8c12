import type { z } from 'zod'

/** What the contract says in symbols, in words; undefined leaves the contract's own message. */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_big' && issue.origin !== 'string') return `Must be ${issue.maximum} or less.`
  if (issue.code === 'too_small' && issue.origin !== 'string') return `Must be ${issue.minimum} or more.`
  if (issue.code === 'invalid_type') return 'Must be a whole number.'
  return undefined
}
