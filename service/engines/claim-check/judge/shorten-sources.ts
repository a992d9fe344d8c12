import type { ChatModel } from '../../chat-model/chat-model.ts'
import type { CheckSource } from '../check-source.ts'
import type { Evidence } from '../lexical/evidence.ts'
import type { Question } from './verdict.ts'

/** About as many characters as a token has in the languages that take the most tokens. */
const charactersPerToken = 3

/**
 * The sources with numbers from 1: whole where they fit the model, else the paragraphs that the sentences could rest on,
 * in reading order. The same for all calls about one text.
 */
export function shortenSources(
  sources: CheckSource[],
  questions: Question[],
  evidence: Evidence,
  model: Pick<ChatModel, 'evidenceTokens'> | undefined,
): { number: number; source: CheckSource; text: string }[] {
  const budget = (model?.evidenceTokens ?? 0) * charactersPerToken
  const total = sources.reduce((sum, { text, title }) => sum + text.length + title.length, 0)
  const numbered = sources.map((source, index) => ({ number: index + 1, source }))
  if (total <= budget) return numbered.map((each) => ({ ...each, text: each.source.text }))

  const chosen = new Map<CheckSource, Map<number, string>>(sources.map((source) => [source, new Map()]))
  let left = budget
  // Every sentence gets its best paragraph before any gets its second.
  for (let rank = 0; rank < 4; rank++)
    for (const { aligned } of questions) {
      const sentence = aligned[rank]
      const blocks = sentence && chosen.get(sentence.source)
      if (!blocks || blocks.has(sentence.block)) continue
      const text = [
        ...sentence.headings.slice(-1),
        evidence
          .blockOf(sentence)
          .map((each) => each.text)
          .join('\n'),
      ].join('\n')
      if (text.length > left) continue
      left -= text.length
      blocks.set(sentence.block, text)
    }
  return numbered.map((each) => {
    const blocks = [...(chosen.get(each.source) ?? [])].sort(([a], [b]) => a - b)
    return { ...each, text: blocks.map(([, text]) => text).join('\n\n') }
  })
}
