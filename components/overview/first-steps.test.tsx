import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { recentArticles } from '#lib/queries/requests.ts'
import { FirstSteps } from './first-steps.tsx'

const area = (id: string, ready: boolean) => ({ id, ready, title: id, detail: '' })

function draw(counts: { all: number; published: number }): string {
  const client = new QueryClient()
  const areas = [
    area('company', true),
    area('models', false),
    area('knowledge', true),
    area('destinations', true),
  ]
  client.setQueryData(operationQuery('getStatus').queryKey, { areas, actions: [] })
  client.setQueryData(operationQuery('listArticles', recentArticles).queryKey, {
    articles: [],
    counts,
    total: counts.all,
    limit: 5,
    offset: 0,
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FirstSteps told setHidden={() => Promise.resolve({ ok: true, data: undefined })} />
    </QueryClientProvider>,
  )
}

test('a new desk is shown every step, what is done and what is not', () => {
  const steps = draw({ all: 1, published: 0 })
  expect(steps).toContain('4 of 6 done')
  for (const title of ['Describe your company', 'Connect a model', 'Publish it'])
    expect(steps).toContain(title)
})

test('a desk that has published is shown only what is still open', () => {
  const steps = draw({ all: 1, published: 1 })
  expect(steps).toContain('href="/settings/models"')
  expect(steps).not.toContain('Describe your company')
  expect(steps).not.toContain('of 6 done')
})
