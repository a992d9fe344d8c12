import { countShared } from '../../../text/count-shared.ts'
import { splitWords } from '../../../text/split-words.ts'
import { wordRuns } from '../../../text/word-runs.ts'
import { parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'
import type { SentenceChange } from '../writer.ts'
import { stripEmptyHeadings } from './tidy-text.ts'

const minWords = 12
/** Two paragraphs that share this much of their wording say the same. */
const sameShare = 0.85

/** Drops paragraphs, lists and tables that the text already had, and the headings that are left with nothing. */
export function dropRepeated(text: string): { text: string; dropped: SentenceChange[] } {
  const seen: Set<string>[] = []
  const repeated = (parseMarkdown(text).children ?? []).flatMap((block) => {
    if (block.type === 'heading') return []
    const words = wordsOf(textOf(block))
    if (words.length < minWords) return []
    const pairs = wordRuns(words, 2)
    const isRepeated = seen.some(
      (other) => countShared(pairs, other) / Math.max(pairs.size, other.size) >= sameShare,
    )
    seen.push(pairs)
    return isRepeated ? [spanOf(block)] : []
  })
  const kept = repeated.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  return {
    text: repeated.length === 0 ? text : stripEmptyHeadings(kept.replace(/\n{3,}/g, '\n\n').trim()),
    dropped: repeated.map(({ start, end }) => ({
      before: text.slice(start, end),
      after: '',
      reason: 'The text says this twice.',
    })),
  }
}

/** Lower-case words in order, references left out; any script. */
export function wordsOf(text: string): string[] {
  return splitWords(text.replace(/\[\d+\]/g, ' ').toLowerCase())
}
