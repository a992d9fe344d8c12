import { expect, test } from 'vitest'
import type { Draft } from '#contract/drafts.ts'
import { articleCover, articlePictures } from './article-pictures.ts'

const publicUrl = 'https://desk.example/acme/cold-brew/figure-1.png'
const signed = 'https://desk.example/files/articles/a/figure-1.png?expires=1&signature=s'
const known = { width: 1200, height: 630, alt: 'Bars' }
const article = (status: string) => ({
  status,
  extensions: { illustrations: { cover: null, figures: [{ url: publicUrl, alt: '' }] } },
})
const draft = (url: string): Draft => ({
  article_id: 'a',
  version: 1,
  title: '',
  slug: '',
  description: '',
  markdown: '',
  tags: [],
  sources: [],
  claims: [],
  versions: [],
  updated_at: '',
  pictures: [{ file: 'figure-1.png', url, role: 'figure', ...known }],
})

test('a draft shows its pictures by their signed addresses, a published article by its public ones', () => {
  expect(articlePictures(article('generated'), draft(signed)).get('figure-1.png')).toEqual({
    url: signed,
    ...known,
  })
  expect(articlePictures(article('published'), draft(signed)).get('figure-1.png')).toEqual({
    url: publicUrl,
    ...known,
  })
})

test('a server that tells no pictures of drafts shows none before they are public', () => {
  expect(articlePictures(article('generated')).size).toBe(0)
  expect(articleCover(article('generated'))).toBeUndefined()
})

test('an address of another kind is no picture', () => {
  expect(articlePictures(article('generated'), draft('javascript:alert(1)')).size).toBe(0)
})

test('a figure is shown in its drawing for light and dark, where the draft has one', () => {
  const vector = 'https://desk.example/articles/1/figure-1.svg?signature=x'
  const told = draft(signed)
  const drawn = { ...told, pictures: told.pictures?.map((picture) => ({ ...picture, vector_url: vector })) }
  expect(articlePictures(article('generated'), drawn).get('figure-1.png')?.vectorUrl).toBe(vector)
  expect(articlePictures(article('generated'), told).get('figure-1.png')?.vectorUrl).toBeUndefined()
})
