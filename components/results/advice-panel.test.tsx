import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdviceRow } from './advice-panel.tsx'

const id = '0199b2a8-0000-7000-8000-000000000001'
const advice = {
  kind: 'falling',
  action: 'refresh',
  page: `article:${id}`,
  article_id: id,
  title: 'Kickoff calls',
  reason: 'Fewer views.',
}
const prices = [
  { operation: 'generateArticle', item: 'size.mini', label: 'Mini', credits: 15 },
  { operation: 'generateArticle', item: 'size.full', label: 'Full', credits: 45 },
]

test('on the page of an article an advice does not say its title again', () => {
  const shown = (isOnPage: boolean) =>
    renderToStaticMarkup(<AdviceRow advice={advice} prices={prices} isOnPage={isOnPage} />)
  expect(shown(false)).toContain('Kickoff calls')
  expect(shown(true)).not.toContain('Kickoff calls')
  expect(shown(true)).toContain('Fewer views.')
})

test('a refresh says what it costs at least', () => {
  expect(renderToStaticMarkup(<AdviceRow advice={advice} prices={prices} isOnPage />)).toContain(
    'from 15 credits',
  )
})
