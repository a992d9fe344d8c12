import { expect, test } from 'vitest'
import type { AccessScope } from '#contract/access-scopes.ts'
import { claimMail } from './claim-mail.ts'

const mailOf = (agentName: string, scope: AccessScope | null = null) =>
  claimMail({
    to: 'ada@example.com',
    agentName,
    scope,
    link: 'http://127.0.0.1:4000/claim',
    requestedAt: new Date('2026-03-02T09:30:00Z'),
  })

test.each([
  ['Refund: https://evil.example/pay', 'Refund: https evil example pay'],
  ['write to boss@evil.example', 'write to boss evil example'],
  ['<a href="//evil.example">Masthead</a>', 'a href=" evil example" Masthead a'],
  ['Claude 3.5', 'Claude 3.5'],
])('the agent name %j reads as %j, which no email client turns into a link', (given, shown) => {
  const { text } = mailOf(given)
  expect(text).toContain(`"${shown}"`)
  expect(text.match(/https?:|www\.|@/g)).toEqual(['http:'])
})

test('the email for a program says that it gets access, what that may do, and when it asked', () => {
  const { subject, text } = mailOf('Newsroom bot')
  expect(subject).toBe('Give "Newsroom bot" access to Masthead')
  expect(text).toContain('"Newsroom bot" is requesting access to your Masthead workspace.')
  expect(text).toContain('publish in your name and spend your credits')
  expect(text).toContain('Requested on 2 March 2026 at 09:30 UTC.')
})

test('the email for a program that is to read only does not say that it publishes or spends', () => {
  expect(mailOf('Reader', 'agent').text).toContain('publish in your name and spend your credits')
  const { text } = mailOf('Reader', 'agent:read')
  expect(text).toContain(
    'read your articles, knowledge, results and settings, but not change, publish or spend',
  )
  expect(text).not.toContain('spend your credits')
})

test('the email for a browser is a sign-in, with its time', () => {
  const { subject, text } = mailOf('Firefox on Linux')
  expect(subject).toBe('Sign in to Masthead')
  expect(text).toContain('Requested on 2 March 2026 at 09:30 UTC.')
})
