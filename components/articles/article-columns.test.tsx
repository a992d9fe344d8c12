import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { articleStatus } from '#components/jobs/article-status.ts'
import { Article } from '#contract/articles.ts'
import { operationExamples } from '#contract/examples.ts'
import { articleColumns } from './article-columns.tsx'

const article = Article.parse(operationExamples.get('getArticle')?.[0]?.response)

test('on a phone, where the column has no room, the line below the title says the views', () => {
  const lineOf = (views: number | undefined) => {
    const column = articleColumns(() => views).find(({ id }) => id === 'views')
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
