import { expect, test } from 'vitest'
import { claimMail } from './claim-mail.ts'

const mailOf = (agentName: string) =>
  claimMail({ to: 'ada@example.com', agentName, link: 'http://127.0.0.1:4000/claim' })

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
