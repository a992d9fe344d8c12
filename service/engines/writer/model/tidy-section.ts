import { plainForm } from '../../claim-check/lexical/plain-form.ts'
import { parseMarkdown, spanOf } from '../../markdown/markdown-tree.ts'

/** Takes away what models put around a section: a fence, its heading again, headings of a higher level. */
export function tidySection(answer: string, heading: string): string {
  const lines = withoutFence(answer).split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const isHeading = /^#{1,6}\s/.test(lines[first] ?? '')
  const words = plainForm((lines[first] ?? '').replace(/^[#*\s]+|[*\s:]+$/g, ''))
  if (first >= 0 && (/^#{1,2}\s/.test(lines[first] ?? '') || words === plainForm(heading)))
    lines.splice(first, 1)
  else if (isHeading) lines[first] = `### ${(lines[first] ?? '').replace(/^#+\s*/, '')}`
  return lines
    .map((line) => line.replace(/^#{1,2}(?=\s)/, '###'))
    .join('\n')
    .trim()
}

/** The text without a fence around the whole of it. */
export function withoutFence(answer: string): string {
  return /^\s*```(?:markdown|md)?\s*\n([\s\S]*?)\n```\s*$/i.exec(answer)?.[1] ?? answer
}

/** Whole blocks up to this many words; the first block is cut after a sentence when it alone is longer. */
export function limitWords(markdown: string, words: number): string {
  if (countWords(markdown) <= words) return markdown
  let end = 0
  let left = words
  for (const block of parseMarkdown(markdown).children ?? []) {
    const span = spanOf(block)
    left -= countWords(markdown.slice(end, span.end))
    if (left < 0) break
    end = span.end
  }
  const kept = markdown.slice(0, end)
  // A heading with nothing under it is left hanging where its block was cut.
  const body = kept.replace(/(?:^|\n)#{1,6} [^\n]*$/, '')
  return body.trim() === '' ? cutSentences(markdown, words) : body.trim()
}

function cutSentences(text: string, words: number): string {
  let kept = ''
  let left = words
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    left -= countWords(segment)
    if (left < 0 && kept !== '') break
    kept += segment
  }
  return kept.trim()
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Words of a text in any script; references and marks are none. */
export function countWords(text: string): number {
  let count = 0
  for (const { isWordLike } of segmenter.segment(text.replace(/\[\d+\]/g, ' '))) if (isWordLike) count++
  return count
}
