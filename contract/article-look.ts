import { z } from 'zod'
import { Article } from './articles.ts'
import { DraftPicture } from './drafts.ts'
import { operation } from './operation.ts'
import { IdParams, text } from './primitives.ts'

export const SignArticleInput = z
  .object({
    author: text({ min: 1, max: 80 })
      .nullable()
      .meta({ description: 'Name of one of the site’s authors; null: whoever is first among them.' }),
  })
  .meta({ id: 'SignArticleInput', description: 'Who signs the article.' })
export type SignArticleInput = z.infer<typeof SignArticleInput>

export const signArticle = operation({
  id: 'signArticle',
  method: 'PUT',
  path: '/api/agent/articles/{id}/author',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Set the author of an article',
  description:
    'Takes one of the authors of `getSite`. The page, the feeds, the structured data and destinations name that author; a published article changes within seconds. Costs nothing.',
  params: IdParams,
  body: SignArticleInput,
  responses: { 200: Article },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const maxCoverBytes = 700_000

export const SetArticleCoverInput = z
  .object({
    content: z
      .base64({ message: 'Must be Base64.' })
      .max(Math.ceil(maxCoverBytes / 3) * 4)
      .meta({ description: 'The file in Base64: PNG, JPEG, WebP, GIF or SVG, at most 700 KB.' }),
    alt: text({ max: 300 })
      .default('')
      .meta({ description: 'What it shows, for people who cannot see it; the title when it is empty.' }),
  })
  .meta({ id: 'SetArticleCoverInput', description: 'A picture for link previews and the top of the page.' })
export type SetArticleCoverInput = z.infer<typeof SetArticleCoverInput>

const ArticleCover = z
  .looseObject({ cover: DraftPicture })
  .meta({ id: 'ArticleCover', description: 'The cover that the article has now.' })
export type ArticleCover = z.infer<typeof ArticleCover>

const coverPath = '/api/agent/articles/{id}/cover'

export const setArticleCover = operation({
  id: 'setArticleCover',
  method: 'PUT',
  path: coverPath,
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Set the cover of an article',
  description:
    'The picture is drawn anew as PNG, cut to 1200 by 630 pixels around its middle. It stays when the title or the colours change. Costs nothing.',
  params: IdParams,
  body: SetArticleCoverInput,
  responses: { 200: ArticleCover },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const resetArticleCover = operation({
  id: 'resetArticleCover',
  method: 'DELETE',
  path: coverPath,
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Reset the cover of an article to the drawn one',
  description: 'Takes the place of a cover of your own, with the title in the colours of the site.',
  params: IdParams,
  responses: { 200: ArticleCover },
  errors: [400, 401, 404, 409, 429, 500],
})
