import { expect, test } from 'vitest'
import { describeOrigin, isInHead, nameOrigin, renderBlock, renderSources } from './evidence-markdown.ts'
import { screenEvidence } from './screen-evidence.ts'
import type { WritingSource } from './writing-source.ts'

const originOf = (author: string) =>
  describeOrigin({
    id: 'a',
    kind: 'page',
    title: 'Twelve oat drinks',
    author,
    url: null,
    language: 'en',
    own: false,
    role: 'facts',
    publishedAt: null,
    blocks: [],
  })

test('a line with a date that stands where the author would is kept as what it is', () => {
  expect(originOf('Tasting of 14 February 2026 · minutes by Ann Lee')).toBe(
    'Line under its title: Tasting of 14 February 2026 · minutes by Ann Lee.',
  )
})

test.each([
  ['By Ann Lee · 14 February 2026 · 4 min read', 'Author: Ann Lee.'],
  ['14 February 2026', ''],
])('an author is named without what follows, and a date alone is no author: %s', (line, origin) => {
  expect(originOf(line)).toBe(origin)
})

const dpa: WritingSource = {
  id: 'a',
  kind: 'page',
  title: 'Heat pumps in old houses',
  author: 'dpa',
  publisher: 'Volksstimme',
  url: null,
  language: 'de',
  own: false,
  role: 'facts',
  publishedAt: new Date('2025-01-15'),
  head: { line: 'Von dpa · 2025-01-15' },
  blocks: [],
}

test('a line under the title that only repeats author and date is not said twice', () => {
  expect(describeOrigin(dpa)).toBe('Published by Volksstimme.\nAuthor: dpa.\nPublished 2025-01-15.')
  expect(isInHead('Von dpa · 2025-01-15', dpa)).toBe(true)
  expect(isInHead('Von dpa befragte Betriebe raten ab.', dpa)).toBe(false)
})

test('a publisher is not named again as the author', () => {
  expect(describeOrigin({ ...dpa, author: 'Volksstimme', head: {} })).toBe(
    'Published by Volksstimme.\nPublished 2025-01-15.',
  )
})

test('the check knows a supplied document from the company’s own, and who its head names', () => {
  const source: WritingSource = {
    id: 'a',
    kind: 'knowledge',
    title: 'Dry wood',
    url: null,
    language: 'en',
    own: true,
    isSupplied: true,
    role: 'facts',
    publishedAt: null,
    head: { author: 'Ann Lee', publisher: 'Wood Bureau', date: 'Revised March 2025' },
    blocks: [],
  }
  expect(describeOrigin(source)).toBe(
    'Supplied by the company, perhaps not its own words.\nPublished by Wood Bureau.\nAuthor: Ann Lee.\nDate in its text: Revised March 2025.',
  )
  expect(nameOrigin(source)).toBe('Wood Bureau')
  const line = 'Wood Observatory, Working Report 3, April 2024'
  expect(nameOrigin({ ...source, head: { line } })).toBe(line)
  expect(nameOrigin({ ...source, head: { line: 'Network services, Ohio' } })).toBe('')
  expect(nameOrigin({ ...source, role: 'internal', head: { line } })).toBe('')
})

test('a table stands under the line that says what it counts', () => {
  expect(
    renderBlock({
      kind: 'table',
      caption: 'Twelve months, average per household of three people',
      header: ['Type', 'Salt'],
      rows: [['Timer', '168 kg']],
    }),
  ).toBe(
    'Twelve months, average per household of three people\n\n| Type | Salt |\n| --- | --- |\n| Timer | 168 kg |',
  )
})

test('steps keep their numbers, and bullets have none', () => {
  const items = ['Ring on Friday', 'Send the text']
  expect(renderBlock({ kind: 'list', first: 3, items })).toBe('3. Ring on Friday\n4. Send the text')
  expect(renderBlock({ kind: 'list', items })).toBe('- Ring on Friday\n- Send the text')
})

test('whoever offers something of its own or earns on links is shown to the model with that interest', () => {
  const page = (publisher: string, ...texts: string[]): WritingSource => ({
    ...dpa,
    publisher,
    title: 'Moss on piers',
    language: 'en',
    head: {},
    blocks: ['Moss grew on 40% of the piers.', ...texts].map((text) => ({ kind: 'paragraph', text })),
  })
  const shown = (source: WritingSource) => {
    const [read] = screenEvidence([source], null, {}).facts
    return read === undefined ? '' : renderSources([{ number: 1, source: read, text: '', isWhole: true }])
  }
  const vendor = 'Run a free Pierly scan and see how much moss you have.'
  const disclosure = 'We may get a commission from links in this story.'
  expect(shown(page('Pierly', vendor))).toContain('(third party, has an offer of its own)')
  expect(shown(page('Pier Post', disclosure))).toContain('(third party, earns on what its readers buy)')
  expect(shown(page('Pier Post'))).toContain('(third party)')
})
