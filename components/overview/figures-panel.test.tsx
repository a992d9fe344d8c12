import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Figure, FiguresPanel } from './figures-panel.tsx'

const draw = (figures: readonly Figure[], from = '2026-02-08') =>
  renderToStaticMarkup(
    <FiguresPanel title="Last 30 days" days={{ from, to: '2026-03-09' }} figures={figures} views={[]} />,
  )

test('figures name the days that they are of, and those that they are compared with', () => {
  const drawn = draw([{ label: 'Views', value: '1,434', change: { words: 'down from 1,500', isUp: false } }])
  expect(drawn).toContain('1,434')
  expect(drawn).toMatch(/Feb.*Mar.*, beside as many days before/)
  expect(drawn).toContain('text-bad')
})

test('nothing is shown where there is nothing to count', () => {
  expect(draw([{ label: 'Views', value: '0' }])).toBe('')
})
