import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { readOperations } from './read-operations.ts'

const asDryRun = new Set(['previewRecovery'])
/** Sent as POST because they carry a body; they answer a question and change nothing. */
const questions = new Set(['estimate', 'forecastArticle', 'searchKnowledge'])

test.each(Object.entries(readOperations))(
  'a browser that reads %s charges and changes nothing',
  (name, one) => {
    expect(one).not.toHaveProperty('charges')
    if (asDryRun.has(name)) return
    expect(one.id).toBe(name)
    expect(operations.map(({ id }) => id)).toContain(name)
    expect(one.method).toBe(questions.has(name) ? 'POST' : 'GET')
  },
)

test('a preview of a recovery cannot start one', () => {
  const { body } = readOperations.previewRecovery
  const since = '2026-01-01T00:00:00Z'
  expect(body.safeParse({ since, dry_run: true }).success).toBe(true)
  expect(body.safeParse({ since, dry_run: false }).success).toBe(false)
  expect(body.safeParse({ since }).success).toBe(false)
})
