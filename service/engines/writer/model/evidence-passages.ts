import { createPassageRanking } from '../../claim-check/lexical/best-passage.ts'
import { splitSentences } from '../../claim-check/lexical/split-sentences.ts'
import type { PageBlock } from '../../reader/page-block.ts'
import type { EvidenceSource } from '../writer.ts'

/** A numbered piece of evidence, as the model sees and cites it. */
export type Passage = { number: number; source: EvidenceSource; text: string }

// About 120 words; counted in characters, since not every script has spaces.
const longestCharacters = 800

/** All passages of the sources in reading order, numbered from 1: paragraphs, quotes, lists and tables by the row. */
export function listPassages(sources: EvidenceSource[]): Passage[] {
  return sources
    .flatMap((source) => source.blocks.flatMap(readBlock).map((text) => ({ source, text })))
    .map((passage, index) => ({ number: index + 1, ...passage }))
}

/**
 * The passages that fit the budget, in reading order, with their numbers kept: likest to the topic first, early ones
 * before late ones, and no source left out while another has plenty.
 */
export function choosePassages(
  passages: Passage[],
  topic: string,
  budgetTokens: number,
  countTokens: (text: string) => number,
): Passage[] {
  const likeness = new Map(
    createPassageRanking(passages.map(({ text }) => text))(topic).map(({ index, score }) => [index, score]),
  )
  const seen = new Map<string, number>()
  const ranked = passages
    .map((passage, index) => {
      const place = seen.get(passage.source.id) ?? 0
      seen.set(passage.source.id, place + 1)
      return { passage, worth: (likeness.get(index) ?? 0) + 0.5 / (1 + place) }
    })
    .sort((a, b) => b.worth - a.worth)

  const chosen: Passage[] = []
  let left = budgetTokens
  for (const { passage } of ranked) {
    const cost = countTokens(passage.text) + 12
    if (cost > left) continue
    left -= cost
    chosen.push(passage)
  }
  return chosen.sort((a, b) => a.number - b.number)
}

function readBlock(block: PageBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return []
    case 'paragraph':
    case 'quote':
      return cut(splitSentences(block.text), ' ')
    case 'list':
      return cut(block.items, '\n')
    case 'table':
      return cut(
        block.rows.map((row) =>
          row.map((cell, index) => `${block.header[index] ?? ''}: ${cell}`.replace(/^: /, '')).join('; '),
        ),
        '\n',
      )
  }
}

/** Joins parts into pieces of a readable length; a part is torn only where it is a page without full stops. */
function cut(parts: string[], glue: string): string[] {
  const pieces: string[] = []
  let piece: string[] = []
  let length = 0
  for (const part of parts.flatMap(tear)) {
    if (piece.length > 0 && length + part.length > longestCharacters) {
      pieces.push(piece.join(glue))
      piece = []
      length = 0
    }
    piece.push(part)
    length += part.length
  }
  return piece.length > 0 ? [...pieces, piece.join(glue)] : pieces
}

function tear(part: string): string[] {
  const pieces = part.match(/\S[\s\S]{0,1999}(?!\S)|\S{1,2000}/g) ?? []
  return part.length <= 2_000 && part.trim() !== '' ? [part] : pieces
}
