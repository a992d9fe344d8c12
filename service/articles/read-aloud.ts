import type { AgentContext } from '../core/context.ts'
import type { ArticleAudio } from '../db/schema/articles.ts'
import { recordSpeech } from '../engines/speech/record-speech.ts'
import { SpeechError } from '../engines/speech/speech.ts'
import type { WrittenArticle } from '../engines/writer/writer.ts'
import type { ReportStage } from '../runs/progress-report.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { figureKey } from '../site/figure-key.ts'
import type { ArticleRow } from './get-article-row.ts'
import { spokenParts } from './spoken-parts.ts'

const file = 'audio.mp3'

/**
 * Reads a written article aloud if requested, and stores the recording. A failure is reported in the result and not
 * charged: the text is useful without the recording.
 */
export async function readAloud(
  ctx: AgentContext,
  row: ArticleRow,
  run: { written: WrittenArticle; signal: AbortSignal; report: ReportStage },
): Promise<ArticleAudio | null> {
  const { written, signal, report } = run
  const { speech } = ctx.engines
  // A brief is a list of questions for an editor, so it is not read aloud.
  if (!row.input.audio || written.form === 'brief') return null
  if (!speech) return { status: 'failed', message: 'This server has no voice any more.' }
  const language = written.writtenLanguage ?? row.language
  const parts = spokenParts(written)
  try {
    const { mp3, seconds, chapters } = await recordSpeech(speech, {
      title: written.title,
      author: await authorOf(ctx),
      parts,
      // The requested tag may be more specific (pt-BR), as long as it is the language of the text.
      language: row.language.startsWith(language) ? row.language : language,
      signal,
      report: (done) =>
        report({
          stage: 'recording',
          percent: (100 * done) / parts.length,
          message: `Reading aloud part ${done + 1} of ${parts.length}.`,
        }),
    })
    await ctx.engines.files.put(figureKey(row, file), mp3, 'audio/mpeg')
    const { name: engine, voice, isDraftVoice } = speech
    return {
      status: 'ready',
      file,
      bytes: mp3.byteLength,
      seconds,
      voice,
      engine,
      isDraftVoice,
      chapters,
      version: 1,
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof SpeechError)) throw error
    return { status: 'failed', message: error.message }
  }
}

async function authorOf(ctx: AgentContext): Promise<string> {
  const { profile, siteTitle } = await getSettingsRow(ctx)
  return profile.authors?.[0] ?? profile.name ?? siteTitle ?? ''
}
