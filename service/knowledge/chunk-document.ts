import type { PageBlock } from '../engines/reader/page-block.ts'
import { type ChunkPart, chunkGroups } from './chunk-blocks.ts'
import { chunkSections } from './chunk-sections.ts'
import { countTokens } from './count-tokens.ts'

/** A passage of a document: plain text, blank lines between blocks, and the headings it begins under, outermost first. */
export type DocumentChunk = { headingPath: string[]; text: string; tokenCount: number }

const maxTokens = 400
const overlapTokens = 50
/** Headings alone must not make endless chunks: each but the last of a section has at least this part of the document. */
const maxSections = 2000

/**
 * Cuts a document into passages of at most about 400 tokens, at headings and between sentences; where a text is cut only
 * for its length, the next passage begins with the last sentences of the one before, up to 50 tokens. Nothing is lost.
 */
export function chunkDocument(blocks: readonly PageBlock[], language = 'und'): DocumentChunk[] {
  const sections = chunkSections(blocks).map(({ headingPath, blocks }) => ({
    headingPath,
    groups: blocks.flatMap((block) => chunkGroups(block, { maxTokens, language })),
  }))
  const tokens = sections.map(
    ({ headingPath, groups }) => sum(groups.flat()) + countTokens(headingPath.at(-1) ?? '') + 1,
  )
  const least = tokens.reduce((total, size) => total + size, 0) / maxSections
  const packer = createPacker()
  for (const { headingPath, groups } of sections) {
    packer.begin(headingPath, least)
    for (const group of groups) packer.add(group)
  }
  return packer.end()
}

function createPacker() {
  const chunks: DocumentChunk[] = []
  let headingPath: string[] = []
  let current: ChunkPart[] = []
  /** How many parts of `current` the chunk before has too. */
  let repeated = 0
  const close = () => {
    if (current.length > repeated) {
      const text = joinParts(current)
      if (text !== '') chunks.push({ headingPath, text, tokenCount: countTokens(text) })
    }
  }
  return {
    /** Text under another heading is another chunk, unless the one before is next to nothing: then the heading is its text. */
    begin(path: string[], minTokens: number) {
      const heading = path.at(-1)
      if (current.length > repeated && sum(current) < minTokens) {
        if (heading !== undefined) {
          current.push({ text: heading, before: '\n\n', tokens: countTokens(heading) + 1, mayRepeat: false })
        }
        return
      }
      close()
      current = []
      repeated = 0
      headingPath = path
    },
    add(group: ChunkPart[]) {
      if (current.length > repeated && sum(current) + sum(group) > maxTokens) {
        close()
        current = lastParts(current)
        if (sum(current) + sum(group) > maxTokens) current = []
        repeated = current.length
      }
      current.push(...group)
    },
    end(): DocumentChunk[] {
      close()
      return chunks
    },
  }
}

/** The last whole sentences that fit into the overlap. */
function lastParts(parts: readonly ChunkPart[]): ChunkPart[] {
  const kept: ChunkPart[] = []
  let tokens = 0
  for (const part of parts.toReversed()) {
    tokens += part.tokens
    if (!part.mayRepeat || tokens > overlapTokens) break
    kept.unshift(part)
  }
  return kept
}

function joinParts(parts: readonly ChunkPart[]): string {
  return parts
    .map(({ text, before }, place) => (place === 0 ? '' : before) + text)
    .join('')
    .trimEnd()
}

function sum(parts: readonly ChunkPart[]): number {
  return parts.reduce((total, { tokens }) => total + tokens, 0)
}
