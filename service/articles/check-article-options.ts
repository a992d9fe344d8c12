import type { GenerateArticleInput } from '#contract/articles.ts'
import type { ErrorDetail } from '#contract/errors.ts'
import type { AgentContext } from '../core/context.ts'
import { refused } from '../core/errors.ts'
import { findWriterName } from '../models/find-writer-name.ts'
import { refusedLanguage } from './article-languages.ts'
import { refusedAudio } from './refused-audio.ts'

/**
 * Refuses up front what this server cannot do, before anything is charged; also what an estimate checks.
 * @throws {ServiceError} `invalid` with one detail for each refused option
 */
export async function checkArticleOptions(ctx: AgentContext, input: GenerateArticleInput): Promise<void> {
  const details: ErrorDetail[] = []
  const refuse = (path: string, message: string | undefined) => {
    if (message !== undefined) details.push({ path, message })
  }
  if (input.source_urls === undefined && input.topic?.trim() === '')
    refuse('topic', 'Must say what the article is about.')
  if (input.audio) refuse('audio', refusedAudio(ctx.engines.speech, input.language))
  refuse('language', refusedLanguage(input.language, await findWriterName(ctx)))
  if (details.length > 0) throw refused(details)
}
