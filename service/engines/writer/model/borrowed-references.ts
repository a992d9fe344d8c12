import { readReferences } from '../../claim-check/references.ts'
import { renderBlock } from './evidence-markdown.ts'
import { digitsOf, figuresOf, listFigures } from './figures.ts'
import type { WritingJob } from './writing-job.ts'

/** A figure under the reference of a source that does not have it: mostly the text's own result. */
export type BorrowedReference = { figure: string; references: number[]; sentence: string }

/** Sentence by sentence, and a table row as one: what stands behind a reference is what its source says. */
export function findBorrowedReferences(
  markdown: string,
  sources: WritingJob['sources'],
): BorrowedReference[] {
  const known = new Map(
    sources.map(({ number, source }) => {
      const { title, publishedAt, blocks } = source
      const text = [title, publishedAt?.toISOString() ?? '', ...blocks.map(renderBlock)].join('\n')
      return [number, new Set(figuresOf(text))]
    }),
  )
  return markdown
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line] : line.split(/(?<=[.!?。])\s+/)))
    .flatMap((sentence) => {
      const references = [...new Set(readReferences(sentence))].filter((number) => known.has(number))
      if (references.length === 0) return []
      return listFigures(sentence)
        .filter((figure) => !references.some((number) => known.get(number)?.has(digitsOf(figure))))
        .map((figure) => ({ figure, references, sentence }))
    })
}
