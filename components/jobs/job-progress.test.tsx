import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JobProgress } from './job-progress.tsx'

const ended = {
  state: 'failed',
  stage: 'Ended',
  failure: 'Cancelled by the caller.',
  creditsReturned: 20,
} as const

test('a job that the user cancelled says what came back, and neither alarms nor explains itself', () => {
  const drawn = renderToStaticMarkup(<JobProgress {...ended} isCancelled />)
  expect(drawn).toContain('20 credits refunded.')
  expect(drawn).not.toContain('Cancelled by the caller.')
  expect(drawn).not.toContain('role="alert"')
  expect(drawn).not.toContain('text-bad')
})

test('a job that failed alarms and says why', () => {
  const drawn = renderToStaticMarkup(<JobProgress {...ended} />)
  expect(drawn).toContain('Cancelled by the caller.')
  expect(drawn).toContain('role="alert"')
})
