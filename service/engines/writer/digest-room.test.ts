import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { countWords } from './built-in/split-words.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource } from './writer.ts'

const upload = (text: string): EvidenceSource =>
  createSource({ title: /^# (.*)$/m.exec(text)?.[1] ?? '', text: text.replace(/^# .*$/m, ''), own: true })

const places = ['stable', 'loft', 'yard', 'kiln house', 'byre', 'cart shed', 'dairy', 'porch']
/** A paper of eight sections of the same length on limewash. */
const paper = (from: string, title: string, year: number) =>
  upload(`
From: ${from} Published: ${year}-03-02

# ${title}

${places
  .map(
    (place, at) => `## Limewash in the ${place}

The wall of the ${place} had ${at + 2} coats of limewash and stayed white for ${at + 3} winters. Where the ${place} was damp the limewash of ${from} came away in flakes, and where the wall was dry it held. A third coat of limewash in the ${place} cost ${at + 20} pounds and held twice as long as a second.`,
  )
  .join('\n\n')}
`)

const shareOf = (source: EvidenceSource, markdown: string): number => {
  const told = markdown.split('## Sources')[0] ?? ''
  const sentences = source.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? (block.text.match(/[^.]+\./gu) ?? []) : [],
  )
  const kept = sentences.filter((one) => told.includes(one.trim().replace(/\.$/u, '')))
  const count = (all: readonly string[]) => all.reduce((sum, one) => sum + countWords(one), 0)
  return count(kept) / count(sentences)
}

const write = (evidence: EvidenceSource[]) =>
  createBuiltInWriter().write(
    createWriteRequest({
      topic: 'How many coats of limewash does a wall need?',
      evidence,
      targetWords: 500,
      profile: { name: 'Whiteways' },
    }),
  )

test('what others found or advise is told at least at as large a part as what is one’s own', async () => {
  const own = paper('Whiteways', 'Eight walls that we limewashed', 2026)
  const study = paper('Hartlow College of Building', 'Limewash on eight walls: a study', 2024)
  const advice = paper('Wharfe District Building Advice', 'Limewash: advice for owners', 2025)
  const { markdown } = await write([own, study, advice])
  expect(shareOf(study, markdown)).toBeGreaterThan(0.3)
  expect(shareOf(study, markdown)).toBeGreaterThanOrEqual(shareOf(own, markdown))
  expect(shareOf(advice, markdown)).toBeGreaterThanOrEqual(shareOf(own, markdown))
})
