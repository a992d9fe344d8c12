/**
 * The languages (ISO 639-1), by number of users, that have words of their own without a model: articles, the labels of
 * public pages and the words of posts.
 */
export const builtInLanguages = [
  'en',
  'zh',
  'hi',
  'es',
  'ar',
  'fr',
  'bn',
  'pt',
  'ru',
  'id',
  'ur',
  'de',
  'ja',
  'it',
  'nl',
] as const

export type BuiltInLanguage = (typeof builtInLanguages)[number]
