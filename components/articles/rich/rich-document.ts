import type { JSONContent } from '@tiptap/core'
import { parseMarkdown } from './parse-markdown.ts'
import { readBlock } from './read-markdown.ts'
import { type WriteOptions, writeBlock } from './write-markdown.ts'

/** A text longer than this is edited as Markdown. */
const maxCharacters = 200_000

type Original = {
  source: string
  key: string /** What stands between it and the block before. */
  gap: string
}

export type RichDocument = {
  content: JSONContent
  /** Parts that have no rich form and are shown as their Markdown. */
  markdownParts: number
  /** The blocks as Markdown: what was not changed is written byte for byte as it was. */
  write: (blocks: readonly JSONContent[]) => string
}

/**
 * Opens Markdown in the rich view. A block is rich only where it comes back the same from Markdown written anew; any
 * other is carried along as its Markdown. Undefined for a text that the parser cannot take.
 */
export function openRichDocument(markdown: string): RichDocument | undefined {
  if (markdown.length > maxCharacters) return undefined
  try {
    return open(markdown)
  } catch {
    return undefined
  }
}

function open(markdown: string): RichDocument | undefined {
  const originals: Original[] = []
  const blocks: JSONContent[] = []
  let end = 0
  for (const block of parseMarkdown(markdown).children) {
    const from = lineStart(markdown, block.position?.start.offset ?? 0)
    const to = block.position?.end.offset ?? 0
    const source = markdown.slice(from, to)
    const read = richForm(block, source)
    blocks.push(read)
    originals.push({ source, key: JSON.stringify(read), gap: markdown.slice(end, from) })
    end = to
  }
  const tail = markdown.slice(end)
  const write = (now: readonly JSONContent[]) => writeBlocks(now, originals, tail)
  if (write(blocks) !== markdown) return undefined
  return {
    content: { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] },
    markdownParts: blocks.filter(({ type }) => type === 'markdownPart').length,
    write,
  }
}

function lineStart(markdown: string, offset: number): number {
  const start = markdown.lastIndexOf('\n', offset - 1) + 1
  return markdown.slice(start, offset).trim() === '' ? start : offset
}

function richForm(block: Parameters<typeof readBlock>[0], source: string): JSONContent {
  try {
    // An escaped bracket of a number is no citation, and would become one.
    if (!/\\\[\d/.test(source)) {
      const read = readBlock(block)
      if (isReadAs(writeBlock(read, usual), read)) return read
    }
  } catch {
    // It has no rich form.
  }
  return { type: 'markdownPart', attrs: { source } }
}

const usual: WriteOptions = { citations: true, bullet: '-', bulletOrdered: '.' }

function isReadAs(markdown: string, block: JSONContent): boolean {
  try {
    const [read, ...more] = parseMarkdown(markdown).children
    return (
      read !== undefined && more.length === 0 && JSON.stringify(readBlock(read)) === JSON.stringify(block)
    )
  } catch {
    return false
  }
}

function writeBlocks(blocks: readonly JSONContent[], originals: readonly Original[], tail: string): string {
  const unused = new Map<string, number[]>()
  for (const [at, { key }] of originals.entries()) unused.set(key, [...(unused.get(key) ?? []), at])
  const takeOriginal = (key: string, wanted: number): number | undefined => {
    const places = unused.get(key)
    if (!places || places.length === 0) return undefined
    const at = places.includes(wanted) ? wanted : places[0]
    unused.set(
      key,
      places.filter((place) => place !== at),
    )
    return at
  }
  let text = ''
  let before: { at: number | undefined; type: string | undefined; start: number } | undefined
  for (const block of blocks) {
    if (isEmpty(block) && !unused.get(JSON.stringify(block))?.length) continue
    const at = takeOriginal(JSON.stringify(block), (before?.at ?? -1) + 1)
    const original = at === undefined ? undefined : originals[at]
    const follows = original && (before ? before.at !== undefined && at === before.at + 1 : at === 0)
    const besideList = before && !follows && before.type === block.type && isList(block)
    if (before || follows) text += follows ? original.gap : '\n\n'
    const start = text.length
    text +=
      original && !besideList
        ? original.source
        : writeAnew(block, besideList ? text.slice(before?.start ?? 0) : undefined)
    before = { at, type: block.type, start }
  }
  const isWhole = before?.at === originals.length - 1
  if (before === undefined) return originals.length === 0 ? tail : ''
  return text + (isWhole || tail.trim() === '' ? tail : '')
}

/** @param listBefore the list that stands right before it: another marker keeps the two apart */
function writeAnew(block: JSONContent, listBefore: string | undefined): string {
  const options: WriteOptions = {
    ...usual,
    bullet: listBefore?.trimStart().startsWith('-') ? '*' : '-',
    bulletOrdered: listBefore && /^\s*\d+\./.test(listBefore) ? ')' : '.',
  }
  const written = writeBlock(block, options)
  if (block.type === 'markdownPart' || isOneBlock(written, block)) return written
  return writeBlock(block, { ...options, citations: false })
}

/** What is typed may be more than Markdown can say (three spaces); it has to stay a block of its kind with its words. */
function isOneBlock(markdown: string, block: JSONContent): boolean {
  try {
    const read = parseMarkdown(markdown).children
    return read.length === 1 && read[0] !== undefined && textOf(readBlock(read[0])) === textOf(block)
  } catch {
    return false
  }
}

function textOf(block: JSONContent): string {
  return (block.text ?? (block.content ?? []).map(textOf).join(' ')).replace(/\s+/g, ' ').trim()
}

/** A table that nobody has typed in yet is no part of the text, either. */
function isEmpty({ type, content = [] }: JSONContent): boolean {
  if (type === 'table' || type === 'tableRow' || type === 'tableCell' || type === 'tableHeader')
    return content.every(isEmpty)
  if (type !== 'paragraph' && type !== 'heading') return false
  return content.every(
    (node) => node.type === 'hardBreak' || (node.type === 'text' && node.text?.trim() === ''),
  )
}

function isList({ type }: JSONContent): boolean {
  return type === 'bulletList' || type === 'orderedList'
}
