import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { isFiller } from './is-filler.ts'

async function fills(text: string) {
  const { sentences } = await readEvidence(
    [createSource({ title: 'Page', text, own: false })],
    async () => {},
  )
  return isFiller(createFinding(sentences, { isAnswer: false }))
}

test('praise without figure, condition, reason or advice only fills', async () => {
  expect(await fills('Piers are one of the most essential parts of a harbour.')).toBe(true)
  expect(await fills('Piers are one of the most essential parts of 40 harbours.')).toBe(false)
  expect(await fills('Piers are essential where the harbour is deep if boats are to land.')).toBe(false)
  expect(await fills('Piers are built of larch in the north.')).toBe(false)
})
