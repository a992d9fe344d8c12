import { plainForm } from './claims/plain-form.ts'
import { type MarkdownNode, parseMarkdown, spanOf, textOf } from './markdown-tree.ts'

/** A text without what a page could smuggle into it, and the words whose link or picture was taken away. */
export type SafeMarkdown = { markdown: string; stripped: string[] }

/**
 * Removes raw HTML and link definitions, and links and pictures to addresses that are not allowed. The words of a link
 * stay; an address written out goes, because readers' software would make a link of it again.
 */
export function makeSafe(markdown: string, isAllowed: (url: string) => boolean): SafeMarkdown {
  const stripped: string[] = []
  let text = markdown
  // Removing one thing can make another of what is left ("ht<b></b>tp://"); the text shrinks, so this ends.
  for (;;) {
    const edits = listEdits(parseMarkdown(text), isAllowed)
    if (edits.length === 0) return { markdown: text, stripped }
    stripped.push(...edits.flatMap(({ stripped: words }) => (words ? [plainForm(words)] : [])))
    text = edits.reduceRight((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text)
  }
}

type Edit = { start: number; end: number; by: string; stripped?: string }

function listEdits(node: MarkdownNode, isAllowed: (url: string) => boolean): Edit[] {
  const span = spanOf(node)
  const words = textOf(node)
  switch (node.type) {
    case 'html':
    case 'definition':
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [{ ...span, by: '' }]
    case 'image':
      return node.url && isAllowed(node.url) ? [] : [{ ...span, by: '' }]
    case 'imageReference':
      return [{ ...span, by: '' }]
    case 'linkReference':
      return [{ ...span, by: words, stripped: words }]
    case 'link':
      if (node.url && isAllowed(node.url)) return []
      return [{ ...span, by: isAddress(words) ? '' : words, stripped: words }]
    default:
      return (node.children ?? []).flatMap((child) => listEdits(child, isAllowed))
  }
}

function isAddress(words: string): boolean {
  return /^(?:https?:\/\/|www\.|mailto:|\S+@)\S*$/i.test(words.trim())
}
