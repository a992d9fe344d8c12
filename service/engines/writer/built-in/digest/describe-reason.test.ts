import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { describeReason } from './describe-reason.ts'

async function reasonOf(text: string): Promise<string> {
  const { sentences } = await readEvidence([createSource({ title: 'Page', text })], async () => {})
  return describeReason({ sentences }, 'Pier Lab')
}

test('a "why" is answered with the reason and its figure, not with how many it was', async () => {
  expect(
    await reasonOf(
      'Moss came back on 61% of the piers. The main reason was a lack of salt (44%), then rain.',
    ),
  ).toBe('The main reason was a lack of salt (44%), then rain. (Pier Lab)')
})

test('of a long sentence its beginning is told, and without a reason nothing', async () => {
  const rest =
    'followed by rain that fell for weeks on end and by gulls and by boats that were tied up for too long'
  expect(
    await reasonOf(`The main reason was a lack of salt on the piers (44%), ${rest} in that one winter.`),
  ).toBe('The main reason was a lack of salt on the piers (44%) (Pier Lab)')
  expect(await reasonOf('Moss came back on 61% of the piers in the first year.')).toBe('')
})
