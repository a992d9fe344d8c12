import { z } from 'zod'
import { operation } from './operation.ts'
import { Uuid } from './primitives.ts'

export const AdaptationPlatform = z
  .enum([
    'x_article',
    'x_thread',
    'linkedin',
    'facebook',
    'reddit',
    'threads',
    'instagram',
    'instagram_reels',
    'youtube_shorts',
  ])
  .meta({ id: 'AdaptationPlatform', description: 'Where an adaptation is meant to be posted.' })
export type AdaptationPlatform = z.infer<typeof AdaptationPlatform>

/** The document's default is an empty list, so none is valid: it adapts nothing and costs nothing. */
export const AdaptArticleInput = z
  .object({
    article_id: Uuid,
    platforms: z
      .array(AdaptationPlatform)
      .max(3)
      .refine((platforms) => new Set(platforms).size === platforms.length, {
        message: 'Must not name a platform twice.',
      })
      .default([])
      .meta({ uniqueItems: true }),
    include_ref_link: z
      .boolean()
      .default(true)
      .meta({ description: "Ends each text with the tenant's referral link, when there is one." }),
  })
  .meta({ id: 'AdaptArticleInput', description: 'Which article to adapt, and for which platforms.' })
export type AdaptArticleInput = z.infer<typeof AdaptArticleInput>

export const Adaptation = z
  .looseObject({
    adaptationId: Uuid,
    accountId: Uuid.optional(),
    platform: z.string(),
    content: z.string(),
    credits_used: z.number(),
    char_count: z.int(),
    published: z.boolean(),
    platform_post_id: z.string().optional(),
  })
  .meta({ id: 'Adaptation', description: 'An article in the form of one platform.' })
export type Adaptation = z.infer<typeof Adaptation>

export const AdaptationError = z
  .looseObject({ platform: z.string(), error: z.string() })
  .meta({ id: 'AdaptationError', description: 'Why one platform has no adaptation.' })
export type AdaptationError = z.infer<typeof AdaptationError>

export const AdaptedArticle = z
  .looseObject({
    adaptations: z.array(Adaptation),
    total_credits: z.number(),
    ref_link_appended: z.boolean(),
    errors: z.array(AdaptationError).optional(),
  })
  .meta({ id: 'AdaptedArticle', description: 'What could be adapted, and what could not.' })
export type AdaptedArticle = z.infer<typeof AdaptedArticle>

export const adaptArticle = operation({
  id: 'adaptArticle',
  method: 'POST',
  path: '/api/agent/adapt',
  auth: 'agent',
  origin: 'published',
  noun: 'adaptations',
  summary: 'Adapt an article for social platforms',
  charges: true,
  body: AdaptArticleInput,
  responses: { 200: AdaptedArticle },
  errors: [400, 401, 402, 404, 409, 413, 415, 422, 429, 500],
})
