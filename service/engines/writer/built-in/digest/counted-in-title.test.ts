import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { countedInTitles } from './counted-in-title.ts'
import { readSubject } from './subject.ts'

test('what a title on the topic counts is a case of it; time and what other titles count are not', () => {
  const titled = (title: string) => createSource({ title, text: 'Text.' })
  const subject = readSubject('How long does mooring take?', 'en')
  expect(
    countedInTitles(
      [titled('Mooring benchmark: 1,840 landings'), titled('Mooring: 90 days of tests'), titled('212 calls')],
      subject,
    ),
  ).toEqual(['land'])
})
