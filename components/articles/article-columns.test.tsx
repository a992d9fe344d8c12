import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { articleStatus } from '#components/jobs/article-status.ts'
import { Article } from '#contract/articles.ts'
import { operationExamples } from '#contract/examples.ts'
import { articleColumns } from './article-columns.tsx'

const article = Article.parse(operationExamples.get('getArticle')?.[0]?.response)

test('on a phone, where the column has no room, the line below the title says the views', () => {
  const lineOf = (views: number | undefined) => {
    const column = articleColumns(() => views, false).find(({ id }) => id === 'views')
    return renderToStaticMarkup(column?.phone?.(article))
  }
  expect(lineOf(1204)).toContain('1,204 views')
  expect(lineOf(undefined)).toBe('')
})

test('an article that was cancelled reads as cancelled, without a failure and its reason', () => {
  const cancelled = { ...article, status: 'failed', reason: 'cancelled', error: 'Cancelled by the caller.' }
  expect(articleStatus(cancelled)).toEqual({ tone: 'neutral', label: 'Cancelled' })
  expect(articleStatus({ ...cancelled, reason: 'sources_unreadable' })).toEqual({
    tone: 'bad',
    label: 'Failed',
  })
})

test('the column of tags is there where articles have any: the first leads to the articles that share it, the others are counted', () => {
  expect(articleColumns(undefined, false).map(({ id }) => id)).not.toContain('tags')
  const column = articleColumns(undefined, true).find(({ id }) => id === 'tags')
  const drawn = renderToStaticMarkup(column?.cell({ ...article, tags: ['heat & cold', 'b', 'c', 'd'] }))
  expect(drawn).toContain('href="/articles?tag=heat+%26+cold"')
  expect(drawn).toContain('title="heat &amp; cold, b, c, d"')
  expect(drawn).toContain('+3')
})

test('a planned article says its day and time, however far away it is', () => {
  const planned = { ...article, status: 'generated', scheduled_at: '2026-12-02T09:30:00.000Z' }
  const date = articleColumns(undefined, false).find(({ id }) => id === 'when')
  expect(renderToStaticMarkup(date?.cell(planned))).toContain('Wed 2 Dec')
})
