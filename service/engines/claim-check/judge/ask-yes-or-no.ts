import { ModelError, type ModelSession } from '../../chat-model/chat-model.ts'
import type { Evidence } from '../lexical/evidence.ts'
import type { ModelVerdict, Question } from './verdict.ts'

// The prompt that models of the MiniCheck family were trained with (github.com/Liyan06/MiniCheck).
const system =
  'Determine whether the provided claim is consistent with the corresponding document. Consistency in this context implies that all information presented in the claim is substantiated by the document. If not, it should be considered inconsistent. Please assess the claim\'s consistency with the document by responding with either "Yes" or "No".'

/** These models read about 500 words at a time best. */
const maxDocument = 3_500

/**
 * Asks a model that only answers Yes or No, sentence by sentence, with the paragraphs that speak of the same. "No" is
 * `absent`: such a model does not tell a contradiction from silence. Sentences without a clear answer are left out.
 * @throws {ModelError} when the model cannot be used at all
 */
export async function askYesOrNo(
  session: ModelSession,
  questions: Question[],
  evidence: Evidence,
): Promise<Map<number, ModelVerdict>> {
  const verdicts = new Map<number, ModelVerdict>()
  let failure: unknown
  await Promise.all(
    questions.map(async ({ n, text, aligned }) => {
      const best = aligned[0]
      const document = documentOf(aligned, evidence)
      if (!best || document === '' || failure !== undefined) return
      try {
        const task = `Document: ${document}\nClaim: ${text}`
        const answer = await session.ask({ system, task, maxCharacters: 200 })
        const isYes = /^\W*yes\b/i.test(answer.text)
        if (!isYes && !/^\W*no\b/i.test(answer.text)) return
        verdicts.set(n, {
          sentenceKind: 'fact',
          verdict: isYes ? 'supported' : 'absent',
          discrepancy: isYes ? null : 'nothing_like_it',
          reference: best.source.reference,
          passage: best.text,
          replacement: null,
        })
      } catch (error) {
        // One sentence that it will not judge is no reason to give up; a server that is gone is.
        if (!(error instanceof ModelError) || !['refused', 'empty', 'malformed'].includes(error.reason))
          failure ??= error
      }
    }),
  )
  if (failure !== undefined) throw failure
  return verdicts
}

function documentOf(aligned: Question['aligned'], evidence: Evidence): string {
  const parts = new Map<string, string>()
  let length = 0
  for (const sentence of aligned) {
    const key = `${sentence.source.reference} ${sentence.source.title} ${sentence.block}`
    if (parts.has(key)) continue
    const text = evidence
      .blockOf(sentence)
      .map((each) => each.text)
      .join(sentence.isRow ? '\n' : ' ')
    const part = [...sentence.headings.slice(-1), text].join('\n')
    if (length > 0 && length + part.length > maxDocument) continue
    parts.set(key, part.slice(0, maxDocument))
    length += part.length
  }
  return [...parts.values()].join('\n\n')
}
