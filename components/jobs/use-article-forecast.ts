import { useQuery } from '@tanstack/react-query'
import type { ArticleForecast } from '#contract/article-forecast.ts'
import type { GenerateArticleInput } from '#contract/articles.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { useSettled } from './use-settled.ts'

/** Somebody who types on is not asked about: a forecast reads pages. */
const pauseMs = 900

export type ForecastState = {
  /** Undefined while it is not known. */
  forecast: ArticleForecast | undefined
  isAsked: boolean
  isFetching: boolean
  /** What is shown is of the input before. */
  isOfEarlier: boolean
  isError: boolean
  /** False on a server that makes no forecasts. */
  isOffered: boolean
}

/** The article, or of another text on the same evidence its topic alone. */
type ForecastInput = Partial<GenerateArticleInput>

/** What the evidence for an article can carry, live as its form changes. */
export function useArticleForecast(input: ForecastInput | undefined): ForecastState {
  const asked = useSettled(forecastInput(input), pauseMs)
  const { data, error, isError, isFetching, isPlaceholderData } = useQuery({
    ...operationQuery('forecastArticle', { body: asked ?? {} }),
    enabled: asked !== undefined,
  })
  return {
    forecast: asked && !isError ? data : undefined,
    isAsked: asked !== undefined,
    isFetching,
    isOfEarlier: isPlaceholderData,
    isError,
    isOffered: !(isError && problemOf(error).kind === 'not_offered'),
  }
}

/** What a forecast depends on: another persona, or when it is published, asks nothing again. */
function forecastInput(input: ForecastInput | undefined) {
  if (input === undefined) return undefined
  const { persona: _, auto_publish: __, wait_for_completion: ___, ...asked } = input
  return asked
}
