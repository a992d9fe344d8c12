import type { PricedArticle } from '#lib/article-price.ts'

/** What the form of a new article holds: every field flat, so that each error has one place. */
export type ArticleFormValues = {
  topic: string
  address1: string
  address2: string
  address3: string
  size: string
  mode: string
  language: string
  persona: string
  search: boolean
  pictures: boolean
  audio: boolean
  competition: boolean
  publish: string
}

export const addressFields = ['address1', 'address2', 'address3'] as const
export type AddressField = (typeof addressFields)[number]

export const emptyArticleForm: ArticleFormValues = {
  topic: '',
  address1: '',
  address2: '',
  address3: '',
  size: 'standard',
  mode: 'standard',
  language: 'en',
  persona: '',
  search: false,
  pictures: false,
  audio: false,
  competition: false,
  publish: 'draft',
}

/** Turbo writes up to 800 words; a longer size that was chosen before stays chosen for when it is switched off. */
export const turboSizes: readonly string[] = ['mini', 'standard']

/** The size that is written: the chosen one, or the longest that the mode has. */
export function writtenSize({ mode, size }: Pick<ArticleFormValues, 'mode' | 'size'>): string {
  return mode === 'turbo' && !turboSizes.includes(size) ? 'standard' : size
}

/** Why there is nothing to compare the draft with; undefined where there is. */
export function noComparison(values: ArticleFormValues): string | undefined {
  if (values.mode === 'turbo') return 'Not part of Turbo.'
  if (values.search || countAddresses(values) > 0) return undefined
  return 'Needs a page to compare with: add a URL, or search the web.'
}

/** Whether the draft is compared: asked for, and possible. */
export function comparesSources(values: ArticleFormValues): boolean {
  return values.competition && noComparison(values) === undefined
}

/** What its price depends on. */
export function pricedArticle(values: ArticleFormValues): PricedArticle {
  const { mode, search, pictures, audio } = values
  const competition = comparesSources(values)
  const urls = countAddresses(values)
  return { mode, size: writtenSize(values), search, pictures, audio, competition, urls }
}

function countAddresses(values: ArticleFormValues): number {
  return addressFields.filter((field) => values[field].trim() !== '').length
}
