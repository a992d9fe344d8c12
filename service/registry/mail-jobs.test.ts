import { expect, test } from 'vitest'
import { jobs } from './registry.ts'

/** The queue doubles its pause from the first to this one, and shortens each by up to a half at random. */
const longestPauseSeconds = 60

test('mail outlasts hours without a mail server', () => {
  const mails = jobs.filter(({ name }) => /^mail\.|-mail$|^lead\./.test(name))
  expect(mails.map(({ name }) => name)).toContain('mail.claim')
  for (const { name, policy } of mails) {
    const hours = (policy.retries * longestPauseSeconds) / 2 / 3600
    expect([name, hours >= 2]).toEqual([name, true])
  }
})
