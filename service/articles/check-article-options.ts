import type { GenerateArticleInput } from '#contract/articles.ts'
import type { ErrorDetail } from '#contract/errors.ts'
import type { AgentContext } from '../core/context.ts'
import { refused } from '../core/errors.ts'
import type { SpeechEngine } from '../engines/speech/speech.ts'
import { findWriterName } from '../models/find-writer-name.ts'
import { ReadError } from '../outbound/read-error.ts'
import { isKnownToEveryWriter, refusedLanguage } from './article-languages.ts'

/**
 * Refuses up front what this server cannot do, before anything is charged; also what an estimate checks.
 * @throws {ServiceError} `invalid` with one detail for each refused option
 */
export async function checkArticleOptions(ctx: AgentContext, input: GenerateArticleInput): Promise<void> {
  const details: ErrorDetail[] = []
  const refuse = (path: string, message: string | undefined) => {
    if (message !== undefined) details.push({ path, message })
  }
  if (input.source_urls === undefined && input.topic?.trim() === '') refuse('topic', 'Enter a topic.')
  if (input.audio) refuse('audio', refusedAudio(ctx.engines.speech, input.language))
  for (const [at, url] of (input.source_urls ?? []).entries())
    refuse(`source_urls.${at}`, await findUrlError(ctx, url))
  if (!isKnownToEveryWriter(input.language)) {
    refuse('language', refusedLanguage(input.language, await findWriterName(ctx)))
  }
  if (details.length > 0) throw refused(details)
}

/** Why an article in this language cannot be read aloud here; undefined when it can. */
function refusedAudio(speech: SpeechEngine | undefined, language: string): string | undefined {
  if (speech === undefined) {
    return 'This server has no voice to read articles aloud. Leave audio out, or ask the operator to add a voice.'
  }
  if (speech.speaks(language)) return undefined
  return `The ${speech.voice} of this server doesn't speak "${language}". Leave audio out, or choose another language.`
}

/** A page that no reader may ever open is refused before anything is charged. */
async function findUrlError({ engines }: AgentContext, url: string): Promise<string | undefined> {
  try {
    await engines.vetAddress(url)
    return undefined
  } catch (error) {
    if (error instanceof ReadError) return error.reason
    throw error
  }
}
