import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import type { LeadMagnetKind } from '../lead-magnet-writer.ts'
import { whyTooLittle, writeLeadMagnet } from './write-lead-magnet.ts'

const handbook = `# Onboarding emails

## Before the first email

- Ask for a sample export of 50 records. A sample shows 83% of the problems that the full import shows later.
- Put one name under the email.
- Check that every link in the email opens.
- Ask a colleague to read the email first.
- Keep the email under 90 words. Send it in the morning.

## What changed behaviour

In the tests, 27 users got a reminder after they had written that they were stuck. Emails sent by a named person were answered by 9%, and emails from a team address by 2%. An email with a single task was completed by 34% of the readers. Pictures of the product lowered the completion rate from 34% to 29%. Every test had two groups of the same size, and each user was in one test only. A task counts as completed when the product shows it done within three days of the email.

## Lines for the email

Which of your colleagues will be the first to notice that something is missing? Could you send the first 50 rows of your customer list, exactly as they are? An opened email is not an answer, and a click is a half. Stop the sequence as soon as somebody answers.

## What customers say

“We have no time before the season starts.” The first task takes five minutes, and the date stays free.

“I thought my colleague had sent the file already.” One name beside each task leaves no doubt about who is waited for.
`

const about = (kind: LeadMagnetKind, text: string) => ({
  kind,
  topic: 'Onboarding emails',
  niche: null,
  language: 'en' as const,
  profile: {},
  model: null,
  judge: null,
  evidence: [createSource({ id: 'handbook', title: 'Handbook', own: true, text })],
  signal: new AbortController().signal,
  report: async () => {},
})

test('a task of a list has what follows it as its reason, except where that is a task too', async () => {
  const { parts } = await writeLeadMagnet(about('checklist', handbook))
  const items = parts.flatMap((part) => part.items)
  expect(items.find(({ text }) => text === 'Ask for a sample export of 50 records.')?.note).toBe(
    'A sample shows 83% of the problems that the full import shows later.',
  )
  expect(items.find(({ text }) => text.startsWith('Keep the email'))).toMatchObject({
    text: 'Keep the email under 90 words. Send it in the morning.',
    note: null,
  })
})

test('a swipe file has what can be said, a figure, an order and what a customer says, and no facts about the study', async () => {
  const { parts } = await writeLeadMagnet(about('swipe_file', handbook))
  const linesOf = (heading: string) =>
    parts.find((part) => part.heading === heading)?.items.map(({ text }) => text)
  expect(linesOf('Openers')).toEqual(
    expect.arrayContaining([
      'Could you send the first 50 rows of your customer list, exactly as they are?',
      'An opened email is not an answer, and a click is a half.',
    ]),
  )
  expect(linesOf('Proof')).toContain(
    'Emails sent by a named person were answered by 9%, and emails from a team address by 2%.',
  )
  expect(linesOf('Objections')).toEqual([
    '“We have no time before the season starts.”',
    '“I thought my colleague had sent the file already.”',
  ])
  const all = JSON.stringify(parts)
  for (const fact of ['In the tests', 'Every test had', 'A task counts']) expect(all).not.toContain(fact)
  expect(parts.flatMap(({ items }) => items).length).toBeLessThanOrEqual(13)
})

test('a document of facts alone is refused before anything is charged: none of its lines can be pasted', async () => {
  const facts = `# Onboarding emails

Every test of the onboarding emails had two groups of the same size. A task counts as completed when the product shows it done. The products are software for one trade. Most readers are owners of small firms. The companies received the emails in the autumn.`
  const request = about('swipe_file', facts)
  expect(await whyTooLittle(request)).toMatch(/lines? that can be pasted.* it takes 5/)
  await expect(writeLeadMagnet(request)).rejects.toMatchObject({ runReason: 'not_enough_material' })
})
