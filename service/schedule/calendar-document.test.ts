import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCalendar } from '#test-support/parse-calendar.ts'
import { calendarDocument } from './calendar-document.ts'
import { calendarText } from './calendar-text.ts'
import type { CalendarEntry } from './list-entries.ts'

const about = { name: 'Acme', host: 'desk.example', dashboardUrl: 'https://desk.example' }
const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  kind: 'scheduled',
  at: Date.parse('2026-11-24T08:00:00Z'),
  title: 'Grinders',
  articleId: '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
  updatedAt: new Date('2026-11-21T10:00:00Z'),
  isPost: true,
  ...change,
})

test('an entry is an event with an id of its own, a time in UTC and the time at which it last changed', () => {
  const [event] = parseCalendar(calendarDocument(about, [entry()])).events
  expect(event).toMatchObject({
    UID: 'article-5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10@desk.example',
    DTSTAMP: '20261121T100000Z',
    DTSTART: '20261124T080000Z',
    DURATION: 'PT15M',
    SUMMARY: 'Scheduled: Grinders',
    STATUS: 'TENTATIVE',
    TRANSP: 'TRANSPARENT',
    URL: 'https://desk.example/articles/5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
  })
})

test('the same entries give the same bytes, and an article that is moved keeps its id', () => {
  expect(calendarDocument(about, [entry()])).toBe(calendarDocument(about, [entry()]))
  const [before] = parseCalendar(calendarDocument(about, [entry()])).events
  const [after] = parseCalendar(calendarDocument(about, [entry({ at: 0 })])).events
  expect(after?.UID).toBe(before?.UID)
})

test('a published article is confirmed and leads to its page; runs of one session differ in their ids', () => {
  const run = (topicId: string) => ({ sessionId: 'b1', topicId, credits: 15, creditsExpected: undefined })
  const planned = { kind: 'session_run', articleId: undefined, updatedAt: undefined } as const
  const { events } = parseCalendar(
    calendarDocument(about, [
      entry({ kind: 'published', articleUrl: 'https://desk.example/acme/grinders' }),
      entry({ ...planned, run: run('t1') }),
      entry({ ...planned, run: run('t2') }),
    ]),
  )
  expect(events[0]).toMatchObject({
    SUMMARY: 'Grinders',
    STATUS: 'CONFIRMED',
    URL: 'https://desk.example/acme/grinders',
  })
  expect(events[1]?.URL).toBe('https://desk.example/sessions/b1')
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(3)
})

test('an empty calendar is a calendar', () => {
  const { properties, events } = parseCalendar(calendarDocument(about, []))
  expect(properties).toMatchObject({ VERSION: '2.0', NAME: 'Acme: publishing', CALSCALE: 'GREGORIAN' })
  expect(properties).not.toHaveProperty('METHOD')
  expect(events).toEqual([])
})

test.each([
  ['separators', 'a;b,c\\d', 'a\\;b\\,c\\\\d'],
  ['every kind of line break', 'a\r\nb\rc\nd', 'a\\nb\\nc\\nd'],
  ['control characters', 'a\u0000\u0007b\tc\u007f', 'ab\tc'],
  ['half a character', 'a\ud800b', 'a\ufffdb'],
  ['an event of its own', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'x\\nEND:VEVENT\\nBEGIN:VEVENT'],
])('a text with %s is escaped', (_, text, escaped) => {
  expect(calendarText(text)).toBe(escaped)
})

test('any title and description come back as they were, on lines of at most 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 })
  fc.assert(
    fc.property(text, text, (title, description) => {
      const source = calendarDocument(about, [entry({ kind: 'published', title, description })])
      for (const line of source.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const { events } = parseCalendar(source)
      expect(events).toHaveLength(1)
      expect([events[0]?.SUMMARY, events[0]?.DESCRIPTION ?? '']).toEqual([plain(title), plain(description)])
    }),
  )
})

/** What a calendar can say of a text: all of it but control characters, and line breaks of one kind. */
function plain(text: string): string {
  const oneKind = text.replace(/\r\n?/g, '\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that a calendar cannot have.
  return oneKind.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
}
