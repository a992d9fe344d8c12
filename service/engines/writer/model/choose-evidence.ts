import { createPassageRanking } from '../../claim-check/shared.ts'
import type { PageBlock } from '../../reader/page-block.ts'
import { renderBlock, type ShownSource } from './evidence-markdown.ts'
import { estimateTokens } from './text-length.ts'
import type { WritingSource } from './writing-source.ts'

export type NumberedSource = { number: number; source: WritingSource }

/** Some blocks under one heading: what is kept or left out as a whole. */
type Piece = { path: string[]; text: string; tokens: number; place: number }

/** About 150 words; counted in characters, since not every script has spaces. */
const pieceCharacters = 900
/** What the lines around a source take. */
const frameTokens = 80

/**
 * What a prompt shows of the sources: all of each where the budget allows, else the passages that bear most on what is
 * asked, each under its path of headings. Every source keeps an equal share; what a short one leaves goes to the others.
 */
export function chooseEvidence(
  sources: readonly NumberedSource[],
  about: string,
  budgetTokens: number,
): ShownSource[] {
  const read = sources.map((one) => ({ ...one, pieces: listPieces(one.source.blocks) }))
  const shares = divide(
    read.map(({ pieces }) => frameTokens + pieces.reduce((sum, { tokens }) => sum + tokens, 0)),
    budgetTokens,
  )
  return read.map(({ number, source, pieces }, index) => {
    const share = (shares[index] ?? 0) - frameTokens
    const whole = pieces.reduce((sum, { tokens }) => sum + tokens, 0)
    const isWhole = whole <= share
    const shown = isWhole ? pieces : choosePieces(pieces, about, share)
    return {
      number,
      source,
      isWhole,
      text: isWhole ? source.blocks.map(renderBlock).join('\n\n') : join(shown),
    }
  })
}

/** Equal shares of a budget for needs of different size: nobody gets more than it needs. */
function divide(needs: number[], budget: number): number[] {
  const shares = needs.map(() => 0)
  let left = budget
  const order = needs.map((_, index) => index).sort((a, b) => (needs[a] ?? 0) - (needs[b] ?? 0))
  order.forEach((index, done) => {
    const share = Math.min(needs[index] ?? 0, Math.floor(left / (order.length - done)))
    shares[index] = share
    left -= share
  })
  return shares
}

/** The likest to the question first; early ones before late ones, since pages begin with what matters. */
function choosePieces(pieces: Piece[], about: string, budget: number): Piece[] {
  const likeness = new Map(
    createPassageRanking(pieces.map(({ path, text }) => `${path.join(' ')} ${text}`))(about).map(
      ({ index, score }) => [index, score],
    ),
  )
  const ranked = pieces
    .map((piece, index) => ({ piece, worth: (likeness.get(index) ?? 0) + 0.3 / (1 + index) }))
    .sort((a, b) => b.worth - a.worth)
  const chosen: Piece[] = []
  let left = budget
  for (const { piece } of ranked) {
    if (piece.tokens > left) continue
    left -= piece.tokens
    chosen.push(piece)
  }
  return chosen.sort((a, b) => a.place - b.place)
}

/** Each passage says again under which headings it is, where they differ from those of the passage before. */
function join(pieces: Piece[]): string {
  const lines: string[] = []
  let last: Piece | undefined
  for (const piece of pieces) {
    if (piece.place !== (last?.place ?? -1) + 1) lines.push('[…]')
    const path = piece.path.join(' › ')
    if (path !== '' && path !== last?.path.join(' › ')) lines.push(`## ${path}`)
    lines.push(piece.text)
    last = piece
  }
  return lines.join('\n\n')
}

function listPieces(blocks: readonly PageBlock[]): Piece[] {
  const pieces: Piece[] = []
  const path: { level: number; text: string }[] = []
  let open: string[] = []
  const close = () => {
    if (open.length === 0) return
    const text = open.join('\n\n')
    const headings = path.map((heading) => heading.text)
    const tokens = estimateTokens(text) + estimateTokens(headings.join(' › ')) + 4
    pieces.push({ path: headings, text, tokens, place: pieces.length })
    open = []
  }
  for (const block of blocks) {
    if (block.kind === 'heading') {
      close()
      while (path.length > 0 && (path.at(-1)?.level ?? 0) >= block.level) path.pop()
      path.push({ level: block.level, text: block.text })
      continue
    }
    for (const part of splitBlock(block)) {
      const length = open.reduce((sum, text) => sum + text.length, 0)
      if (length > 0 && length + part.length > pieceCharacters) close()
      open.push(part)
    }
  }
  close()
  return pieces
}

/** A long list or table is cut between its items or rows, and a table keeps its header. */
function splitBlock(block: PageBlock): string[] {
  const text = renderBlock(block)
  if (text.length <= pieceCharacters * 2) return [text]
  switch (block.kind) {
    case 'list':
      return inGroups(block.items).reduce<{ first: number; parts: string[] }>(
        ({ first, parts }, items) => ({
          first: first + items.length,
          parts: [
            ...parts,
            renderBlock({ ...block, ...(block.first === undefined ? {} : { first }), items }),
          ],
        }),
        { first: block.first ?? 1, parts: [] },
      ).parts
    case 'table':
      return inGroups(block.rows.map((row) => row.join(' | ')))
        .map((group) => group.length)
        .reduce<{ at: number; parts: string[] }>(
          ({ at, parts }, size) => ({
            at: at + size,
            parts: [...parts, renderBlock({ ...block, rows: block.rows.slice(at, at + size) })],
          }),
          { at: 0, parts: [] },
        ).parts
    default:
      return text.match(/[\s\S]{1,900}(?=\s|$)|\S{1,900}/g) ?? []
  }
}

function inGroups(texts: string[]): string[][] {
  const groups: string[][] = []
  let length = 0
  for (const text of texts) {
    if (groups.length === 0 || length + text.length > pieceCharacters) {
      groups.push([])
      length = 0
    }
    groups.at(-1)?.push(text)
    length += text.length
  }
  return groups
}
