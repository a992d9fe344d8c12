import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { articleWish, givesSubject, noSubject } from './articles.ts'
import { operation } from './operation.ts'
import { openEnum, Uuid } from './primitives.ts'

/** What becomes of the article afterwards changes nothing about it; a body of `generateArticle` is taken as it is. */
export const ForecastArticleInput = z
  .object(articleWish)
  .refine(givesSubject, noSubject)
  .meta({ id: 'ForecastArticleInput', description: 'What would be written, as `generateArticle` takes it.' })
export type ForecastArticleInput = z.infer<typeof ForecastArticleInput>

export const ForecastSource = z
  .looseObject({
    kind: openEnum('knowledge', 'page').meta({
      description: '`knowledge` for a document of yours, `page` for an address.',
    }),
    title: z.string().meta({ description: 'Title of the document or page.' }),
    document_id: Uuid.optional().meta({
      description: 'Id of the document of the knowledge base; absent for a page.',
    }),
    url: z
      .string()
      .optional()
      .meta({ description: 'Address of the page, or where the document comes from.' }),
    status: openEnum('read', 'reading', 'failed').meta({
      description: '`read`, `reading` while a slow address has not answered yet, or `failed`.',
    }),
    language: z
      .string()
      .optional()
      .meta({ description: 'BCP 47 tag of the language that it is written in.' }),
    strength: z.string().meta({
      description:
        'How well it speaks of the topic: `strong`, `some`, `weak` or `none`; `none` until it is read.',
    }),
    passages: z.int().meta({ description: 'Number of its passages on the topic.' }),
    words: z.int().meta({ description: 'Number of its words the writer would get.' }),
    document_words: z.int().optional().meta({
      description:
        'Number of words of the whole document, of which the writer would get those sections that matter.',
    }),
    role: openEnum('facts', 'internal').optional().meta({
      description:
        'What the document is for: `internal` when public pages may use it and never name it. Absent for a page. Masthead extension.',
    }),
    message: z.string().optional().meta({ description: 'Why an address could not be read.' }),
  })
  .meta({ id: 'ForecastSource', description: 'A document or address and how well it speaks of the topic.' })
export type ForecastSource = z.infer<typeof ForecastSource>

/** Of an estimate and of a forecast. */
export const FiguresExpected = z.int().optional().meta({
  description:
    'With `illustrations`: how many tables of the text would become a figure. With 0, `illustrations` will probably cost nothing. Absent where it is not known before the text is written, as with a model. Masthead extension.',
})

/** Of an estimate and of a forecast. */
export const WordsGuessed = z.boolean().meta({
  description:
    'Whether `words_expected` is a guess from the amount of evidence: with a model or a web search, while a URL is still being read, and where drafting takes more than 5 seconds. The same request may then answer another length. False where the text was drafted as it would be written. Masthead extension.',
})

export const ArticleForecast = z
  .looseObject({
    sources: z
      .array(ForecastSource)
      .meta({ description: 'Everything the writer would draw on, strongest first.' }),
    engine: z.string().meta({ description: 'Who would write: `built-in`, or `model: <name>`.' }),
    words_expected: z.int().meta({ description: '0 when there is nothing to rest on.' }),
    words_guessed: alwaysSent(WordsGuessed),
    credits_expected: z.number().meta({ description: 'What such an article costs; the hold may be higher.' }),
    figures_expected: FiguresExpected,
    language_matches: z
      .boolean()
      .meta({ description: 'False when most of the evidence is in another language than asked.' }),
    missing: z.array(z.string()).optional().meta({
      description:
        'Words of the topic that no source mentions, nor another word for them. Absent where there are none, and where no document is in the language asked. Masthead extension.',
    }),
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
  summary: 'Forecast what the sources of an article can carry, free of charge',
  description:
    'Reads the same evidence as `generateArticle` would. Says how long an article it can carry, what it would cost, and what is missing. Free, and writes nothing.',
  body: ForecastArticleInput,
  refusesSlips: true,
  bodyNeedsOneOf: ['topic', 'source_urls'],
  sample: { topic: 'Conical burrs' },
  responses: { 200: ArticleForecast },
  errors: [400, 401, 413, 415, 429, 500],
})
