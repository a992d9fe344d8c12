import { expect, test } from 'vitest'
import { readSpeakers } from './read-speakers.ts'

test('each reference is of whom the digest names for it, and a label is nobody', () => {
  const markdown = [
    'According to **Harbour Agency**, guidance note [1]:',
    '- **Pier Lab** (2024): **Tar**: “Tar holds for 9 years” [2]',
    '- **Costs**: Tar costs 40 euros [3].',
    '| **Quay \\*Union\\*** | **Pier Lab** |',
    '1. [How to tar](https://a.example) (Harbour Agency, guidance note)',
    '4. [Union news](https://b.example) (Quay \\*Union\\*, May 2024)',
  ].join('\n')
  expect([...readSpeakers(markdown)]).toEqual([
    [1, 'Harbour Agency'],
    [2, 'Pier Lab'],
    [4, 'Quay *Union*'],
  ])
})

test('a source that speaks under its name as a heading is known by it, and none by the heading of its section', () => {
  const markdown = [
    '**Harbour Agency** (2025): *How to tar* [1]',
    '**What it costs**: “Tar costs 40 euros.” [1]',
    '## Pier Lab (2024)',
    '**Limits**: “Nobody counted.” [2]',
    '1. How to tar (Harbour Agency, guidance note, 2025-02-01)',
    '2. Tar and gulls (Pier Lab, guild paper)',
  ].join('\n')
  expect([...readSpeakers(markdown)]).toEqual([
    [1, 'Harbour Agency'],
    [2, 'Pier Lab'],
  ])
})

test('marks of a title before a colon open no quotation: Japanese', () => {
  expect(readSpeakers('- **『資料』**：「毎月点検します」[2]').get(2)).toBe('『資料』')
})
