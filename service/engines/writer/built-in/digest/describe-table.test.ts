import { expect, test } from 'vitest'
import { germanPhrases } from '../phrases/languages/de.ts'
import { englishPhrases } from '../phrases/languages/en.ts'
import type { EvidenceTable } from '../sentence.ts'
import { describeTable } from './describe-table.ts'
import { readSubject } from './subject.ts'

const table = (header: string[], rows: string[][]): EvidenceTable => ({
  source: 0,
  section: { source: 0, heading: null, parent: null, amongQuestions: false, position: 0, sentences: [] },
  block: 0,
  caption: null,
  header,
  rows: rows.map((cells) => ({ cells, passage: cells.join(' | ') })),
  words: 20,
})
const trades = table(
  ['Trade', 'Trips', 'Cost per km'],
  [
    ['Locksmith', '1,960', '€0.38'],
    ['Painter', '95', '€0.97'],
    ['Electrician', '1,120', '€0.41'],
  ],
)

test('the column that is asked about is told from its lowest row to its highest', () => {
  const asked = readSubject('What a cargo bike costs per km', 'en')
  expect(describeTable(trades, asked, englishPhrases)).toBe(
    'Cost per km: from €0.38 (Locksmith) to €0.97 (Painter)',
  )
  const trips = readSubject('How many trips a cargo bike makes', 'en')
  expect(describeTable(trades, trips, englishPhrases)).toBe('Trips: from 95 (Painter) to 1,960 (Locksmith)')
})

test('points and commas are read as each language writes them', () => {
  const german = table(
    ['Gewerk', 'Fahrten'],
    [
      ['Maler', '95'],
      ['Schreiner', '1.960'],
    ],
  )
  expect(describeTable(german, readSubject('Fahrten', 'de'), germanPhrases)).toBe(
    'Fahrten: von 95 (Maler) bis 1.960 (Schreiner)',
  )
})

test('a column of words, or of one amount throughout, tells nothing', () => {
  const words = table(
    ['Trade', 'Verdict'],
    [
      ['Painter', 'poor'],
      ['Locksmith', 'good'],
    ],
  )
  const same = table(
    ['Trade', 'Bikes'],
    [
      ['Painter', '2'],
      ['Locksmith', '2'],
    ],
  )
  for (const one of [words, same])
    expect(describeTable(one, readSubject('Cargo bikes', 'en'), englishPhrases)).toBe('')
})
