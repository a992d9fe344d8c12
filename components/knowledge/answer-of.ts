import type { KnowledgePassage } from '#contract/knowledge.ts'
import type { PlacedText } from './passage-parts.ts'

/**
 * The sentence of a passage that answers, as a line of text; undefined where the service names none, or a row of a table,
 * which says nothing without its header.
 */
export function answerOf({
  text,
  answer,
}: Pick<KnowledgePassage, 'text' | 'answer'>): PlacedText | undefined {
  if (!answer) return undefined
  const [from, to] = answer
  const said = text.slice(from, to)
  const item = /^- /.exec(said)?.[0].length ?? 0
  const line = said.slice(item).trimEnd()
  return line.trim() === '' || said.includes('\t') ? undefined : { text: line, start: from + item }
}

/** How a sentence is cited in a text of one's own; undefined of an internal document, which is never named. */
export function citationOf(
  { title, heading, role }: Pick<KnowledgePassage, 'title' | 'heading' | 'role'>,
  said: string,
): string | undefined {
  if (role === 'internal') return undefined
  return `“${said}” (${[title, ...(heading && heading !== title ? [heading] : [])].join(', ')})`
}
