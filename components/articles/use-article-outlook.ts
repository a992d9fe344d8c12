import { useQuery } from '@tanstack/react-query'
import { type ForecastState, useArticleForecast } from '#components/jobs/use-article-forecast.ts'
import { useSettled } from '#components/jobs/use-settled.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { withScheme } from '#lib/with-scheme.ts'
import { type AddressField, type ArticleFormValues, addressFields } from './article-form-values.ts'
import { articleFormErrors, checkArticleForm, readableInput } from './check-article-form.ts'

/** What one gets: the card of the price has its name, and the button says it. */
export type Outcome = 'article' | 'digest' | 'brief'

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  article: 'Article',
  digest: 'Evidence digest',
  brief: 'Brief',
}

/** What comes of a form as it is filled in now: what one gets, what it costs and why, and which URLs can't be used. */
export function useArticleOutlook(values: ArticleFormValues, { isDigest }: { isDigest: boolean }) {
  const state = useArticleForecast(readableInput(values))
  const unusable: Partial<Record<AddressField, string>> = {
    ...unreadAddresses(values, state),
    ...useRefusedAddresses(values),
  }
  return { state, outcome: outcomeOf(state, isDigest), price: expectedPrice(state), unusable }
}

/** A brief once everything is read and the sources carry nothing; without a model no article comes of it. */
function outcomeOf({ forecast }: ForecastState, isDigest: boolean): Outcome {
  const isKnown = forecast?.sources.every(({ status }) => status !== 'reading')
  if (isKnown && forecast?.words_expected === 0) return 'brief'
  return isDigest ? 'digest' : 'article'
}

/** What the forecast expects of the price; while it still reads a page, nothing but why an article would be free. */
function expectedPrice({ forecast, isFetching }: ForecastState): { expected?: number; free: string } {
  const free =
    forecast && forecast.words_expected > 0
      ? 'Your sources carry only a few sentences.'
      : "Your sources don't cover this."
  if (!forecast || isFetching || forecast.sources.some(({ status }) => status === 'reading')) return { free }
  return { expected: forecast.credits_expected, free }
}

/** Those that the service does not open at all, in its words: it says so with the price, before any page is read. */
function useRefusedAddresses(values: ArticleFormValues): Partial<Record<AddressField, string>> {
  const checked = checkArticleForm(values)
  // As the button asks for it, so that it is asked once.
  const asked = useSettled(checked.ok ? checked.input : undefined, 250)
  const { error } = useQuery(estimateQuery('generateArticle', asked))
  const problem = error ? problemOf(error) : undefined
  if (!asked || problem?.kind !== 'invalid') return {}
  const messages = Object.entries(problem.fieldErrors).map(([path, message]) => [
    path.replace(/^input\./, ''),
    message,
  ])
  const errors = articleFormErrors(values, Object.fromEntries(messages))
  return Object.fromEntries(addressFields.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])))
}

/** Those whose page the forecast could not read. */
function unreadAddresses(
  values: ArticleFormValues,
  { forecast, isOfEarlier }: ForecastState,
): Partial<Record<AddressField, string>> {
  if (!forecast || isOfEarlier) return {}
  const failed = new Set(
    forecast.sources.flatMap(({ status, url }) => (status === 'failed' ? (url ?? []) : [])),
  )
  return Object.fromEntries(
    addressFields
      .filter((name) => failed.has(withScheme(values[name])))
      .map((name) => [name, "This page can't be read. Use another URL, or remove it."]),
  )
}
