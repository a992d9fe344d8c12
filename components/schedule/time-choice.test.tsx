import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Movable } from './move-entry.ts'
import { ScheduleContext } from './schedule-context.tsx'
import { TimeChoice } from './time-choice.tsx'

const nextFree = '2026-11-29T09:30:00.000Z'
const desk = {
  timeZone: 'UTC',
  today: '2026-11-28',
  now: Date.parse('2026-11-28T12:00:00Z'),
  select: () => {},
}

function draw(item: Movable, free: string | undefined): string {
  return renderToStaticMarkup(
    <ScheduleContext desk={desk}>
      <TimeChoice item={item} nextFree={free} onChoose={() => {}} />
    </ScheduleContext>,
  )
}

const draft: Movable = { id: 'a1', title: 'Kickoff' }
const scheduled: Movable = { ...draft, at: '2026-12-02T14:00:00.000Z' }

test('the button of the next free slot says what it does with a draft, and with an article that has its time', () => {
  expect(draw(draft, nextFree)).toMatch(/Schedule for the next gap, \w{3} /)
  expect(draw(scheduled, nextFree)).toMatch(/Move to the next gap, \w{3} /)
  expect(draw(scheduled, '2026-11-28T14:00:00.000Z')).toContain('Move to the next gap, today 14:00')
  expect(draw(scheduled, nextFree)).not.toContain('bg-primary')
})

test('the time to choose starts from the one it has, else from the next free slot, else from a morning', () => {
  const shown = (html: string) => [/2?\d \w{3} 2026/.exec(html)?.[0], /value="([^"]+)"/.exec(html)?.[1]]
  expect(shown(draw(scheduled, nextFree))).toEqual(['2 Dec 2026', '14:00'])
  expect(shown(draw(draft, nextFree))).toEqual(['29 Nov 2026', '9:30'])
  expect(shown(draw(draft, undefined))).toEqual(['29 Nov 2026', '9:00'])
})
