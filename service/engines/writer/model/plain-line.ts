import { stripReferences } from '../../claim-check/references.ts'
import { parseMarkdown, textOf } from '../../markdown/markdown-tree.ts'
import { asOneLine } from './one-line.ts'

/** One line of plain text: no markup, no addresses, no references. */
export function asPlainLine(text: string): string {
  const line = stripReferences(textOf(parseMarkdown(asOneLine(text))))
  return asOneLine(line.replace(/\b(?:https?:\/\/|www\.)\S+/gi, ''))
}
