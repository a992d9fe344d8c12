import type { Article } from '#contract/articles.ts'
import { type ArticleFormValues, addressFields, emptyArticleForm } from './article-form-values.ts'

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

const words = ['topic', 'size', 'mode', 'language', 'persona', 'publish'] as const
const switches = ['search', 'pictures', 'audio', 'competition'] as const

/**
 * The form as an address asks for it: `?topic=`, `?source_url=` up to three times, and each option by its name.
 * @param again an article that is to be refreshed: its own request stands where the address names nothing
 */
export function articlePrefill(params: SearchParams, again?: Article): ArticleFormValues {
  const values = again ? articleFormOf(again) : { ...emptyArticleForm }
  for (const name of words) {
    const value = [params[name]].flat()[0]
    if (value) values[name] = value
  }
  for (const name of switches) {
    const value = [params[name]].flat()[0]
    if (value) values[name] = value === '1' || value === 'true'
  }
  const addresses = [params.source_url].flat()
  for (const [index, field] of addressFields.entries()) values[field] = addresses[index] ?? values[field]
  return values
}

/** The address of the form with these values, for another text of the article `refreshes`; what is as usual is left out. */
export function articlePrefillHref(values: ArticleFormValues, refreshes?: string): string {
  const search = new URLSearchParams(refreshes && { refreshes })
  for (const name of words) if (values[name] !== emptyArticleForm[name]) search.set(name, values[name])
  for (const name of switches) {
    if (values[name] !== emptyArticleForm[name]) search.set(name, values[name] ? '1' : '0')
  }
  for (const field of addressFields) if (values[field]) search.append('source_url', values[field])
  const query = search.toString()
  return query ? `/articles/new?${query}` : '/articles/new'
}

/** Maps what an article reports about its request to form values. */
export function articleFormOf(article: Article): ArticleFormValues {
  const read = (article.extraction_results ?? []).flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
  // A list has only what was asked for.
  const addresses = read.length > 0 ? read : (article.source_urls ?? [])
  return {
    ...emptyArticleForm,
    ...(article.topic && { topic: article.topic }),
    ...(article.size && { size: article.size }),
    ...(article.language && { language: article.language }),
    ...(article.persona && { persona: article.persona }),
    ...(article.mode?.startsWith('turbo') && { mode: 'turbo', search: article.mode === 'turbo+' }),
    address1: addresses[0] ?? '',
    address2: addresses[1] ?? '',
    address3: addresses[2] ?? '',
  }
}

const startedKey = (id: string) => `masthead.article-input.${id}`

/** Keeps in this tab what an article was asked for with, so that another try has all of it. */
export function saveStartedInput(id: string, values: ArticleFormValues): void {
  sessionStorage.setItem(startedKey(id), JSON.stringify(values))
}

/** The addresses of an article that could not be read. */
export function unreadAddresses({ extraction_results: results = [] }: Article): string[] {
  return results.flatMap(({ url, status, error }) =>
    typeof url === 'string' && (status === 'failed' || error !== undefined) ? [url] : [],
  )
}

/**
 * The form of an article that failed, filled in again: as it was sent from this tab, else as the article tells.
 * @param withoutUnread leaves out the addresses that could not be read
 */
export function retryHref(article: Article, id: string, { withoutUnread = false } = {}): string {
  const kept = sessionStorage.getItem(startedKey(id))
  // Written by `saveStartedInput` in this very tab.
  const sent = kept === null ? {} : (JSON.parse(kept) as Partial<ArticleFormValues>)
  const values = { ...articleFormOf(article), ...sent }
  if (withoutUnread) {
    const unread = unreadAddresses(article)
    const read = addressFields.map((field) => values[field]).filter((url) => !unread.includes(url))
    for (const [index, field] of addressFields.entries()) values[field] = read[index] ?? ''
  }
  return articlePrefillHref(values, article.refreshes)
}
