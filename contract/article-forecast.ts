import { z } from 'zod'
import { GenerateArticleInput } from './articles.ts'
import { operation } from './operation.ts'
import { openEnum, Uuid } from './primitives.ts'

export const ForecastSource = z
  .looseObject({
    kind: openEnum('knowledge', 'page'),
    title: z.string(),
    document_id: Uuid.optional(),
    url: z.string().optional(),
    status: openEnum('read', 'reading', 'failed').meta({
      description: '`read`, `reading` while a slow address has not answered yet, or `failed`.',
    }),
    language: z.string().optional(),
    strength: z.string().meta({
      description:
        'How well it speaks of the topic: `strong`, `some`, `weak` or `none`; `none` until it is read.',
    }),
    passages: z.int().meta({ description: 'Number of its passages on the topic.' }),
    words: z.int().meta({ description: 'Number of its words the writer would get.' }),
    message: z.string().optional().meta({ description: 'Why an address could not be read.' }),
  })
  .meta({ id: 'ForecastSource', description: 'A document or address and how well it speaks of the topic.' })
export type ForecastSource = z.infer<typeof ForecastSource>

export const ArticleForecast = z
  .looseObject({
    sources: z.array(ForecastSource),
    engine: z.string().meta({ description: 'Who would write: `built-in`, or `model: <name>`.' }),
    words_expected: z.int().meta({ description: '0 when there is nothing to rest on.' }),
    credits_expected: z.number().meta({ description: 'What such an article costs; the hold may be higher.' }),
    language_matches: z
      .boolean()
      .meta({ description: 'False when most of the evidence is in another language than asked.' }),
    notes: z.array(z.string()).meta({ description: 'What to know before it is written, in sentences.' }),
  })
  .meta({ id: 'ArticleForecast', description: 'What the evidence for an article can carry.' })
export type ArticleForecast = z.infer<typeof ArticleForecast>

export const forecastArticle = operation({
  id: 'forecastArticle',
  method: 'POST',
  path: '/api/agent/articles/forecast',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'See what the evidence for an article can carry, before anything is charged',
  body: GenerateArticleInput,
  sample: { topic: 'Conical burrs' },
  responses: { 200: ArticleForecast },
  errors: [400, 401, 413, 415, 429, 500],
})
