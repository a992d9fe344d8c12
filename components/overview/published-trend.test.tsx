import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { overviewDays } from './past-days.ts'
import { PublishedTrend } from './published-trend.tsx'

const today = '2026-03-10'

function draw(count: number): string {
  const client = new QueryClient()
  const entries = Array.from({ length: count }, () => ({ kind: 'published', date: '2026-03-09' }))
  const { queryKey } = operationQuery('getSchedule', { query: overviewDays(today) })
  client.setQueryData<unknown>([...queryKey], { entries })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PublishedTrend today={today} />
    </QueryClientProvider>,
  )
}

test('a few a day are dots, which can be counted, and many are bars', () => {
  expect(draw(3).match(/rounded-full/g)).toHaveLength(3)
  expect(draw(3)).not.toContain('<rect')
  expect(draw(5)).toContain('<rect')
})
