import { expect, test } from 'vitest'
import type { Line, WrittenLeadMagnet } from './lead-magnet-writer.ts'
import { numberSources } from './number-sources.ts'

const line = (...references: number[]): Line => ({
  text: 'Call them.',
  note: null,
  template: null,
  references,
})
const source = (reference: number, title: string) => ({
  reference,
  id: title,
  kind: 'knowledge' as const,
  role: 'facts' as const,
  title,
  url: null,
  language: 'en',
})

const written: WrittenLeadMagnet = {
  title: 'T',
  subtitle: '',
  introduction: '',
  parts: [
    { heading: 'A', intro: line(3), items: [line(1), line()], inputs: [], outcome: null, worksheet: [] },
    { heading: 'B', intro: null, items: [line(3, 1)], inputs: [], outcome: line(4), worksheet: [] },
  ],
  figures: [{ caption: 'C', header: [], rows: [], reference: 5, part: null }],
  sources: [1, 2, 3, 4, 5].map((reference) => source(reference, `S${reference}`)),
  trustLevel: 'sourced',
  hooks: [],
  message: '',
  engine: 'built-in',
}

test('sources are numbered as a reader comes to them, and one that nothing refers to leaves no gap', () => {
  const { parts, figures, sources } = numberSources(written)
  expect(sources.map(({ reference, title }) => `${reference} ${title}`)).toEqual([
    '1 S3',
    '2 S1',
    '3 S4',
    '4 S5',
  ])
  expect(parts[0]?.intro?.references).toEqual([1])
  expect(parts[0]?.items.map(({ references }) => references)).toEqual([[2], []])
  expect(parts[1]?.items[0]?.references).toEqual([1, 2])
  expect(parts[1]?.outcome?.references).toEqual([3])
  expect(figures[0]?.reference).toBe(4)
})
