import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TrendsPanel } from './trends-panel.tsx'

const today = '2026-03-10'

function draw(credits: number): string {
  const spending = [{ date: '2026-03-09', operation: 'generateArticle', credits }]
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TrendsPanel today={today} spending={spending} />
    </QueryClientProvider>,
  )
}

test('a few a day are dots, which can be counted, and many are bars', () => {
  expect(draw(3).match(/rounded-full/g)).toHaveLength(3)
  expect(draw(3)).not.toContain('<rect')
  expect(draw(5)).toContain('<rect')
})
