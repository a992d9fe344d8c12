import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { ArticlesHeader } from './articles-header.tsx'

function draw(filter: { q?: string; offset?: number }, total: number): string {
  const client = new QueryClient()
  const list = { articles: [], total, limit: 50, offset: 0 }
  client.setQueryData(operationQuery('listArticles', { query: filter }).queryKey, list)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ArticlesHeader filter={filter} />
    </QueryClientProvider>,
  )
}

test('an empty list asks for the first article itself, so its heading does not', () => {
  expect(draw({}, 0)).not.toContain('New article')
  expect(draw({}, 1)).toContain('New article')
})

test('where nothing matches, or on a page behind the last, the heading still asks', () => {
  expect(draw({ q: 'tea' }, 0)).toContain('New article')
  expect(draw({ offset: 50 }, 0)).toContain('New article')
})
