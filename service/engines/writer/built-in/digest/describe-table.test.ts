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
    'Fahrten: 95 (Maler) bis 1.960 (Schreiner)',
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

test('a row that others are measured against may have no amount', () => {
  const mulches = table(
    ['Mulch', 'Less water', 'Slugs per m²'],
    [
      ['Straw', '38 %', '4.1'],
      ['Bark', '42 %', '3.2'],
      ['Grass', '29 %', '6.3'],
      ['Bare soil', '-', '2.4'],
    ],
  )
  expect(describeTable(mulches, readSubject('Which mulch for the beds', 'en'), englishPhrases)).toBe(
    'Less water: from 29 % (Grass) to 42 % (Bark)',
  )
})

test('the row that the topic names is told with all of its amounts of the kind that is asked for', () => {
  const permits = table(
    ['Permit', 'Limit', 'Average time', 'In time'],
    [
      ['Jetties and lamps', '8 weeks', '9.4 weeks', '71%'],
      ['Boats', '6 weeks', '5.1 weeks', '93%'],
    ],
  )
  const asked = readSubject('How long does it take to get leave to put up lamps?', 'en')
  expect(describeTable(permits, asked, englishPhrases)).toBe(
    'Jetties and lamps: 8 weeks (Limit), 9.4 weeks (Average time)',
  )
})

test('a why is answered with the rows that weigh most, and not with a column of something else', () => {
  const reasons = table(
    ['Reason for leaving', 'Share'],
    [
      ['Fog', '6%'],
      ['Ice', '37%'],
      ['Gulls', '24%'],
      ['Price', '18%'],
    ],
  )
  const asked = readSubject('Why do boats leave', 'en')
  expect(describeTable(reasons, asked, englishPhrases)).toBe(
    'Reason for leaving: Ice (37%), Gulls (24%), Price (18%)',
  )
  const days = table(
    ['Quay', 'Days'],
    [
      ['North', '6'],
      ['South', '37'],
    ],
  )
  expect(describeTable(days, asked, englishPhrases)).toBe('')
})

test('six weeks are less than six months', () => {
  const times = table(
    ['Bereich', 'Umstellungszeit'],
    [
      ['Milchvieh', '6 Monate'],
      ['Obst', '36 Monate'],
      ['Legehennen', '6 Wochen'],
    ],
  )
  const asked = readSubject('Wie lange dauert die Umstellung?', 'de')
  expect(describeTable(times, asked, germanPhrases)).toBe(
    'Umstellungszeit: 6 Wochen (Legehennen) bis 36 Monate (Obst)',
  )
})

test.each([
  ['en', 'Best time to mail', ['2–3 pm', '10 am', '3–4 pm']],
  ['de', 'Beste Uhrzeit für Mails', ['10 Uhr', '14–15 Uhr', '8 Uhr']],
  ['fr', 'Meilleure heure pour un courriel', ['10h30', '14h00', '8h15']],
  ['es', 'Mejor hora para un correo', ['10:30', '14:00', '8:15']],
  ['ja', 'メールを送る時刻', ['10時', '14時', '8時']],
])('times of day have no least and no most (%s)', (language, topic, times) => {
  const rows = ['Kata', 'Milo', 'Suri'].map((name, at) => [name, times[at] ?? ''])
  expect(describeTable(table(['Name', topic], rows), readSubject(topic, language), englishPhrases)).toBe('')
})

test('hours that something takes have both', () => {
  const rows = [
    ['Kata', '10時間'],
    ['Milo', '14時間'],
  ]
  const told = describeTable(table(['Name', '充電'], rows), readSubject('充電は何時間', 'ja'), englishPhrases)
  expect(told).toBe('充電: from 10時間 (Kata) to 14時間 (Milo)')
})
