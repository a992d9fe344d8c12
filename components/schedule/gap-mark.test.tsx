import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GapMark } from './gap-mark.tsx'
import { ScheduleContext } from './schedule-context.tsx'

const today = '2026-11-28'
const desk = { timeZone: 'UTC', today, now: undefined, select: () => {} }
const gap = (target: number) => ({ date: today, scheduled: 0, target, is_gap: true })

function draw(target: number, free: number): string {
  return renderToStaticMarkup(
    <ScheduleContext desk={desk}>
      <GapMark day={gap(target)} free={free} />
    </ScheduleContext>,
  )
}

test('a gap is said once: by its free time, or where it has none, by a mark', () => {
  expect(draw(1, 1)).toBe('')
  expect(draw(1, 0)).toContain('Add')
})

test('a day of several articles says how far it is, beside its free times too', () => {
  expect(draw(2, 1)).toContain('0 of 2')
})
