import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { readAsked } from './read-asked.ts'
import { readSubject } from './subject.ts'
import { trimAnswer } from './trim-answer.ts'

async function trimmed(topic: string, text: string) {
  const { sentences } = await readEvidence([createSource({ title: 'Page', text, own: true })], async () => {})
  const finding = createFinding(sentences)
  return trimAnswer(finding, readAsked(readSubject(topic, 'en'))).sentences.map((sentence) => sentence.text)
}

const form =
  'The form of the harbour has six fields for what was bought, what was promised, who owns the boat, where it lies, what must work on the first day, and the day that the owner needs. Harbour masters sign every form on paper. Since the form is there, the time between signature and mooring fell from 11 days to 4 days.'

test('a long statement begins with the amount that is asked for', async () => {
  expect(await trimmed('How long does mooring take?', form)).toEqual([
    'Since the form is there, the time between signature and mooring fell from 11 days to 4 days.',
  ])
})

test('where no kind of amount is asked for, and where it is short, a statement stays whole', async () => {
  expect(await trimmed('Why do boats moor?', form)).toHaveLength(3)
  const short = 'Boats lie in four rows at the quay. Mooring took 4 days in the median.'
  expect(await trimmed('How long does mooring take?', short)).toHaveLength(2)
})

test('a judgement is told from the sentence that judges', async () => {
  const text =
    'The age of a pier and its timber play a part in whether tar pays off on it for harbours of any size in the north. If the pier is younger than ten years, tar is worth it.'
  expect(await trimmed('Is tar worth it?', text)).toEqual([
    'If the pier is younger than ten years, tar is worth it.',
  ])
})
