import { captionLines } from '../engines/reader/blocks-to-text.ts'
import { listMark } from '../engines/reader/list-mark.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { countTokens } from './count-tokens.ts'
import { splitLongText } from './split-long-text.ts'

/** The smallest thing that is not cut: a sentence, an item, a row, or a piece of one that is too long. */
export type ChunkPart = {
  text: string
  /** The text between it and the previous part of the same chunk. */
  before: '' | '\n' | '\n\n'
  tokens: number
  /** Whether a next chunk may say it again. */
  mayRepeat: boolean
}

/** Parts that belong into one chunk together. */
export type ChunkGroup = ChunkPart[]

/**
 * A block as groups of at most `maxTokens`: a paragraph by sentences; a list whole, else by items; a table whole, else
 * by rows with the caption and header above each part. Items begin with `- `, counted ones with
 * `- 1. `, cells are parted by tabs.
 */
export function chunkGroups(
  block: Exclude<PageBlock, { kind: 'heading' }>,
  options: { maxTokens: number; language: string },
): ChunkGroup[] {
  switch (block.kind) {
    case 'list': {
      const lines = block.items.map((item, index) =>
        block.first === undefined ? `- ${item}` : `- ${listMark(block, index)} ${item}`,
      )
      return (
        whole(lines, options.maxTokens) ?? lines.flatMap((line, place) => textGroups(line, place, options))
      )
    }
    case 'table':
      return tableGroups(block, options)
    default:
      return textGroups(block.text, 0, options)
  }
}

type Options = { maxTokens: number; language: string }

function textGroups(text: string, line: number, { maxTokens, language }: Options): ChunkGroup[] {
  const pieces = splitSentences(text, language).flatMap((sentence) => splitLongText(sentence.text, maxTokens))
  return pieces.map((piece, place) => [part(piece, place > 0 ? '' : line > 0 ? '\n' : '\n\n', true)])
}

function tableGroups(table: Extract<PageBlock, { kind: 'table' }>, options: Options): ChunkGroup[] {
  const { header, rows } = table
  const width = Math.max(header.length, ...rows.map((row) => row.length))
  // A table without a header keeps an empty one, so that its first row is not taken for it.
  const top = Array.from({ length: width }, (_, column) => header[column] ?? '').join('\t')
  const head = [...captionLines(table), top]
  const lines = rows.map((row) => row.join('\t'))
  const maxTokens = options.maxTokens - countTokens(head.join('\n').slice(0, options.maxTokens * 16))
  if (maxTokens < options.maxTokens / 2) {
    return [...head, ...lines].flatMap((line, place) => textGroups(line, place, options))
  }
  const groups: ChunkGroup[] = []
  let group: string[] = []
  let tokens = 0
  const end = () => {
    if (group.length > 0) groups.push(linesOf([...head, ...group]))
    group = []
    tokens = 0
  }
  for (const line of lines) {
    const size = line.length > maxTokens * 16 ? Number.POSITIVE_INFINITY : countTokens(line) + 1
    if (tokens + size > maxTokens) end()
    if (size > maxTokens) groups.push(...textGroups(line, 0, options))
    else {
      group.push(line)
      tokens += size
    }
  }
  if (lines.length === 0) groups.push(linesOf(head))
  end()
  return groups
}

function whole(lines: string[], maxTokens: number): ChunkGroup[] | undefined {
  if (lines.join('\n').length > maxTokens * 16) return undefined
  const group = linesOf(lines, true)
  return group.reduce((sum, { tokens }) => sum + tokens, 0) <= maxTokens ? [group] : undefined
}

function linesOf(lines: string[], mayRepeat = false): ChunkGroup {
  return lines.map((line, place) => part(line, place > 0 ? '\n' : '\n\n', mayRepeat))
}

function part(text: string, before: ChunkPart['before'], mayRepeat: boolean): ChunkPart {
  return { text, before, tokens: countTokens(text) + (before === '' ? 0 : 1), mayRepeat }
}
