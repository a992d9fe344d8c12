import { DndContext } from '@dnd-kit/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScheduleContext } from './schedule-context.tsx'
import { SlotChip, type SlotChipProps } from './slot-chip.tsx'

const slot = { date: '2026-11-28', time: '14:00', at: '2026-11-28T14:00:00Z' }
const desk = { timeZone: 'UTC', today: '2026-11-27', now: undefined, select: () => {} }

function draw(props: Partial<SlotChipProps>): string {
  return renderToStaticMarkup(
    <DndContext id="test">
      <ScheduleContext desk={desk}>
        <SlotChip slot={slot} {...props} />
      </ScheduleContext>
    </DndContext>,
  ).replace(/<svg.*?<\/svg>/g, '')
}

/** What is seen, without what only assistive technology reads. */
const words = (markup: string) => markup.replace(/<[^>]*>/g, '')

test('a free time whose time stands beside it offers an article, and does not say the time again', () => {
  expect(words(draw({ timed: 'beside' }))).toBe('Add article')
})

test('anywhere else a free time says when it is', () => {
  expect(words(draw({}))).toMatch(/^(14:00|2:00\sPM)$/)
})

test('every free time is named by its day and time for who hears the page', () => {
  for (const timed of [undefined, 'beside', 'axis'] as const)
    expect(draw(timed ? { timed } : {})).toMatch(/aria-label="Add article at (14:00|2:00\sPM) on /)
})
