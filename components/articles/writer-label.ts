import type { Article } from '#contract/articles.ts'

/** Who wrote an article; undefined where the server does not say. */
export function writerLabel({ engine, form }: Pick<Article, 'engine' | 'form'>): string | undefined {
  if (engine === undefined) return undefined
  if (engine === 'built-in') return form === 'brief' ? 'internal brief' : 'evidence digest'
  const model = /^model: (.+)$/.exec(engine)?.[1]
  return model === undefined ? `${engine} writer` : `written by ${model}`
}
