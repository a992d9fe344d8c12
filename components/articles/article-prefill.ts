import type { Article } from '#contract/articles.ts'
import { type ArticleFormValues, addressFields, emptyArticleForm } from './article-form-values.ts'

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

const words = ['topic', 'size', 'mode', 'language', 'persona', 'publish'] as const
const switches = ['search', 'pictures', 'audio', 'competition'] as const

/** The form as an address asks for it: `?topic=`, `?source_url=` up to three times, and each option by its name. */
export function articlePrefill(params: SearchParams): ArticleFormValues {
  const values = { ...emptyArticleForm }
  for (const name of words) {
    const value = [params[name]].flat()[0]
    if (value) values[name] = value
  }
  for (const name of switches) {
    const value = [params[name]].flat()[0]
    if (value) values[name] = value === '1' || value === 'true'
  }
  const addresses = [params.source_url].flat()
  for (const [index, field] of addressFields.entries()) values[field] = addresses[index] ?? ''
  return values
}

/** The address of the form with these values; what is as usual is left out. */
export function articlePrefillHref(values: ArticleFormValues): string {
  const search = new URLSearchParams()
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
  const addresses = (article.extraction_results ?? []).flatMap(({ url }) =>
    typeof url === 'string' ? [url] : [],
  )
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

/** The form of an article that failed, filled in again: as it was sent from this tab, else as the article tells. */
export function retryHref(article: Article, id: string): string {
  const kept = sessionStorage.getItem(startedKey(id))
  if (kept === null) return articlePrefillHref(articleFormOf(article))
  // Written by `saveStartedInput` in this very tab.
  return articlePrefillHref({ ...articleFormOf(article), ...(JSON.parse(kept) as ArticleFormValues) })
}
