import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calendarData } from './calendar-data.ts'
import { NextWeek } from './next-week.tsx'
import { ScheduleContext } from './schedule-context.tsx'

const today = '2026-11-29'
const desk = { timeZone: 'UTC', today, now: undefined, select: () => {} }
const entry = {
  kind: 'scheduled',
  date: '2026-12-01',
  time: '09:30',
  at: '2026-12-01T09:30:00Z',
  title: 'Tea',
  article_id: 'a',
}
const day = (date: string) => ({ date, target: 1, scheduled: 0, is_gap: true })

test('the line of the week to come counts what is planned in it and its marked gaps, and nothing of this week', () => {
  const calendar = calendarData(
    {
      timezone: 'UTC',
      today,
      from: '2026-11-23',
      to: '2026-12-06',
      postsPerDay: 1,
      entries: [{ ...entry, date: '2026-11-24' }, entry],
      days: [day(today), day('2026-11-30'), day('2026-12-02'), day('2026-12-06')],
      truncated: false,
    },
    [],
  )
  const words = renderToStaticMarkup(
    <ScheduleContext desk={desk}>
      <NextWeek after={today} calendar={calendar} onOpen={() => {}} />
    </ScheduleContext>,
  ).replace(/<[^>]*>/g, ' ')
  expect(words).toContain('1 planned')
  // The day a week from today is not late yet.
  expect(words).toContain('2 gaps')
})
