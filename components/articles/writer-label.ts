import type { Article } from '#contract/articles.ts'
import { modelOf } from '#lib/model-of.ts'

/** What it is where no model wrote it, or who did; undefined where the server does not say, or says a name of its own. */
export function writerLabel({ engine, form }: Pick<Article, 'engine' | 'form'>): string | undefined {
  if (engine === 'built-in') return form === 'brief' ? 'internal brief' : 'evidence digest'
  const model = modelOf(engine)
  return model && `written by ${model}`
}
