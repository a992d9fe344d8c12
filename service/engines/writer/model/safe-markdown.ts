import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'

/** Stands where a link or picture was taken away; a private character, so that no text can have it by itself. */
const removalMark = '\uE000'

/** True for a text, or a claim on it, that lost a link or a picture. */
export function hasRemovalMark(text: string): boolean {
  return text.includes(removalMark)
}

/** The text without the marks of what was taken away. */
export function stripRemovalMarks(text: string): string {
  return text.replaceAll(` ${removalMark}`, '').replaceAll(removalMark, '')
}

/**
 * Removes raw HTML and link definitions, and links and pictures to addresses that are not allowed, and leaves a mark in
 * the sentences that had one. The words of a link stay; an address written out goes, because readers' software would
 * make a link of it again. `[1](address)` becomes the reference that it stands for.
 */
export function makeSafe(markdown: string, isAllowed: (url: string) => boolean): string {
  let text = stripRemovalMarks(markdown)
  // Removing one thing can make another of what is left ("ht<b></b>tp://"); the text shrinks, so this ends.
  for (;;) {
    const edits = listEdits(parseMarkdown(text), isAllowed)
    if (edits.length === 0) return text
    text = edits.reduceRight((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text)
  }
}

type Edit = { start: number; end: number; by: string }

function listEdits(node: MarkdownNode, isAllowed: (url: string) => boolean): Edit[] {
  const span = spanOf(node)
  const words = textOf(node)
  const isNumber = /^\d{1,3}$/.test(words)
  switch (node.type) {
    case 'html':
    case 'definition':
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [{ ...span, by: '' }]
    case 'image':
      return node.url && isAllowed(node.url) ? [] : [{ ...span, by: removalMark }]
    case 'imageReference':
      return [{ ...span, by: removalMark }]
    case 'linkReference':
      return [{ ...span, by: isNumber ? `[${words}]` : words + removalMark }]
    case 'link':
      if (isNumber) return [{ ...span, by: `[${words}]` }]
      if (node.url && isAllowed(node.url)) return []
      return [{ ...span, by: isAddress(words) ? removalMark : words + removalMark }]
    default:
      return (node.children ?? []).flatMap((child) => listEdits(child, isAllowed))
  }
}

function isAddress(words: string): boolean {
  return /^(?:https?:\/\/|www\.|mailto:|\S+@)\S*$/i.test(words.trim())
}
