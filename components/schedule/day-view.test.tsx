import { DndContext } from '@dnd-kit/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FreeSlot, Schedule } from '#contract/schedule.ts'
import { calendarData } from './calendar-data.ts'
import { DayView } from './day-view.tsx'
import { ScheduleContext } from './schedule-context.tsx'

const today = '2026-11-28'
const desk = { timeZone: 'UTC', today, now: undefined, select: () => {} }
const schedule = {
  timezone: 'UTC',
  today,
  from: today,
  to: today,
  postsPerDay: 1,
  entries: [],
  days: [],
  truncated: false,
}

function wordsWith(slots: readonly FreeSlot[], days: Schedule['days'] = []): string {
  return renderToStaticMarkup(
    <DndContext id="test">
      <ScheduleContext desk={desk}>
        <DayView day={today} calendar={calendarData({ ...schedule, days }, slots)} onOpenDay={() => {}} />
      </ScheduleContext>
    </DndContext>,
  ).replace(/<[^>]*>/g, '')
}

test('an empty day offers an article once: at its free time, or where it has none, under the day', () => {
  const slot = { date: today, time: '14:00', at: `${today}T14:00:00Z` }
  expect(wordsWith([slot]).match(/Add article/g)).toHaveLength(1)
  expect(wordsWith([]).match(/Add article/g)).toHaveLength(1)
  expect(wordsWith([slot])).toContain('Plan a session')
})

test('a day that lacks an article says so once, with its mark and how much is planned', () => {
  const gap = { date: today, target: 1, scheduled: 0, is_gap: true }
  expect(wordsWith([], [gap])).toContain('Gap0 of 1 article planned')
  expect(wordsWith([], [gap])).not.toContain('Nothing')
  expect(wordsWith([])).toContain('Nothing planned')
  expect(wordsWith([], [{ ...gap, scheduled: 1, is_gap: false }])).not.toContain('Gap')
})

test('below an open day are the days after it on which something is planned or lacks', () => {
  const tomorrow = '2026-11-29'
  const gap = { date: tomorrow, target: 1, scheduled: 0, is_gap: true }
  expect(wordsWith([], [gap])).toContain('After this day')
  expect(wordsWith([], [gap])).toMatch(/Sun.*29.*Nothing planned.*Add article/)
  expect(wordsWith([])).not.toContain('After this day')
})
