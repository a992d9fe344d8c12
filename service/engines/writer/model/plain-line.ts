import { stripReferences } from '../../claim-check/references.ts'
import { parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'

/** One line of plain text: no markup, no addresses, no references. */
export function asPlainLine(text: string): string {
  const line = stripReferences(textOf(parseMarkdown(text.replace(/\s+/g, ' ').trim())))
  return line
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
}
