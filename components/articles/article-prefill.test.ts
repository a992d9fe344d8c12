import { beforeEach, expect, test, vi } from 'vitest'
import type { Article } from '#contract/articles.ts'
import { emptyArticleForm } from './article-form-values.ts'
import { retryHref, saveStartedInput } from './article-prefill.ts'

const read = 'https://example.com/read'
const gone = 'https://example.com/gone'
const failed: Article = {
  id: 'a1',
  status: 'failed',
  topic: 'Grinders for a coffee bar',
  extraction_results: [
    { url: gone, status: 'failed', message: 'The page is gone.' },
    { url: read, status: 'read' },
  ],
}
const addressesOf = (href: string) => new URL(href, 'http://localhost').searchParams.getAll('source_url')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('another try from a list, which has no results of reading, has the URLs that were asked for', () => {
  const { extraction_results: _, ...listed } = failed
  expect(addressesOf(retryHref({ ...listed, source_urls: [gone] }, 'a1'))).toEqual([gone])
})

test('another try of a failed article has all that it was asked for with', () => {
  expect(addressesOf(retryHref(failed, 'a1'))).toEqual([gone, read])
  saveStartedInput('a1', { ...emptyArticleForm, topic: 'Grinders', address1: gone, pictures: true })
  const href = retryHref(failed, 'a1')
  expect(new URL(href, 'http://localhost').searchParams.get('pictures')).toBe('1')
  expect(addressesOf(href)).toContain(gone)
})

test('a try without what could not be read keeps the other addresses', () => {
  expect(addressesOf(retryHref(failed, 'a1', { withoutUnread: true }))).toEqual([read])
})
