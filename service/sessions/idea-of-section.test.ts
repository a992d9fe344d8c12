import { expect, test } from 'vitest'
import { ideaOfSection } from './idea-of-section.ts'

const section = (text: string, title = 'Data migration playbook', language = 'en') => ({
  text,
  title,
  language,
})

test('a section becomes the sentence that says most about its subject', () => {
  const text = `Nine of the 140 imports had to be repeated after go-live. In seven of them somebody had corrected the file
by hand between the second and the third import. Our own team disliked the rule for a month.`
  expect(ideaOfSection(section(text), 'Data migration')).toBe(
    'Nine of the 140 imports had to be repeated after go-live',
  )
})

test.each([
  ['speaks for the company', 'We gave up the data migration on the last day before go-live.'],
  ['points at what was said before', 'Teams of a data migration count them twice before they sign.'],
  ['quotes somebody', '“The data migration found our oldest spreadsheets,” says Pieter Hoekstra.'],
  ['is a label and a list', 'Before a data migration: the export, the owner, the date.'],
  ['is too short to say anything', 'Data migration is hard.'],
  ['is longer than a title', `A data migration ${'that goes on and on '.repeat(5)}ends.`],
  ['is a row of a table', '| Data migration | takes six days in the median. |'],
  ['is about something else', 'The harbour has a new crane for sailing boats.'],
])('a sentence that %s is no idea of an article', (_, text) => {
  expect(ideaOfSection(section(text), 'Data migration')).toBeUndefined()
})

test('an item of a list is an idea without its mark', () => {
  const text = '- Ask for a sample export before a data migration.'
  expect(ideaOfSection(section(text), 'Data migration')).toBe(
    'Ask for a sample export before a data migration',
  )
})

test('other languages and scripts have ideas as well', () => {
  expect(
    ideaOfSection(
      section('Eine Wärmepumpe braucht im Altbau keine neuen Heizkörper.', 'Wärmepumpe', 'de'),
      'Wärmepumpe',
    ),
  ).toBe('Eine Wärmepumpe braucht im Altbau keine neuen Heizkörper')
  expect(ideaOfSection(section('硬水はコーヒーの苦味を強くします。', 'コーヒー', 'ja'), 'コーヒー')).toBe(
    '硬水はコーヒーの苦味を強くします',
  )
})
