import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecordState } from './record-state.tsx'

const labels = {
  completed: { label: 'Ready', tone: 'good', isUsual: true },
  failed: { label: 'Failed', tone: 'bad' },
} as const

const drawn = (status: string) =>
  renderToStaticMarkup(<RecordState record={{ status }} labels={labels} running="Reading" />)

test('what nearly every record is has a mark in its row, and its word for the pointer and screen readers', () => {
  expect(drawn('completed')).toMatch(/title="Ready".*class="sr-only">Ready/)
  expect(drawn('failed')).not.toContain('sr-only')
  expect(drawn('failed')).toContain('Failed')
})
