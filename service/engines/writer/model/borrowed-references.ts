import { readReferences } from '../../claim-check/references.ts'
import {
  isResultOf,
  isSameInOtherUnit,
  listConverted,
  readQuantities,
  showsWorking,
} from '../../claim-check/shared.ts'
import { renderBlock } from './evidence-markdown.ts'
import { createFigureLookup, listFigures } from './figures.ts'
import { splitStatements } from './split-statements.ts'
import type { WritingJob } from './writing-job.ts'

/** A figure under the reference of a source that does not have it: mostly the text's own result. */
export type BorrowedReference = { figure: string; references: number[]; sentence: string }

type Known = {
  has: (figure: string) => boolean
  /** Whether it says an amount of this sentence in another unit: 120 °F, told as 49 °C. */
  hasConverted: (figure: string, sentence: string) => boolean
}
type KnownFigures = ReadonlyMap<number, Known>

/** True for a line with a figure under the reference of a source that does not have it. */
export function createBorrowCheck(sources: WritingJob['sources']): (line: string) => boolean {
  const known = readFigures(sources)
  return (line) => listBorrowed(line, known).length > 0
}

/** Figures of statements whose references lead to sources that have them nowhere. */
export function findBorrowedReferences(
  markdown: string,
  sources: WritingJob['sources'],
): BorrowedReference[] {
  return listBorrowed(markdown, readFigures(sources))
}

function readFigures(sources: WritingJob['sources']): KnownFigures {
  return new Map(
    sources.map(({ number, source }) => {
      const { title, author, publishedAt, head, blocks } = source
      // The writer is shown its head, which is taken out of the text.
      const around = [title, author, publishedAt?.toISOString(), head?.line, head?.date, head?.publisher]
      const text = [...around.map((line) => line ?? ''), ...blocks.map(renderBlock)].join('\n')
      let amounts: ReturnType<typeof readQuantities> | undefined
      const hasConverted = (figure: string, sentence: string) => {
        const told = readQuantities(sentence, 'en').filter((one) => listFigures(one.text).includes(figure))
        if (told.length === 0) return false
        amounts ??= readQuantities(text, source.language)
        return told.some((one) => amounts?.some((other) => isSameInOtherUnit(one, other)))
      }
      return [number, { has: createFigureLookup(text, source.language), hasConverted }]
    }),
  )
}

function listBorrowed(markdown: string, known: KnownFigures): BorrowedReference[] {
  return splitStatements(markdown).flatMap((sentence) => {
    const references = [...new Set(readReferences(sentence))].filter((number) => known.has(number))
    if (references.length === 0) return []
    const isKnown = (figure: string) => references.some((number) => known.get(number)?.has(figure))
    const isConverted = (figure: string) =>
      references.some((number) => known.get(number)?.hasConverted(figure, sentence))
    const isRow = sentence.trimStart().startsWith('|')
    const converted = new Set(listConverted(sentence, 'en').flatMap(listFigures))
    const figures = listFigures(isRow ? sentence : withoutOwnResult(sentence, isKnown)).filter(
      (figure) => !converted.has(figure),
    )
    // A row of a table has one reference for all of it, also for the difference of its figures and for the share of that.
    const ofRow = isRow ? figures.filter(isKnown) : []
    const isWorkedOut = (figure: string) => isResultOf(figure, ofRow) && ofRow.push(figure) > 0
    const borrowed = figures.filter(
      (figure) => !isKnown(figure) && !isWorkedOut(figure) && !isConverted(figure),
    )
    // "2 at £85 are £170 [1]": whoever reads it sees what the source says and what is made of it.
    if (!isRow && showsWorking(sentence.replace(/\[\d[\d, ]*\]/g, ''), borrowed, [])) return []
    return borrowed.map((figure) => ({ figure, references, sentence }))
  })
}

/**
 * "380 to 720 € [1]; with a second sample it is 533": what follows the last reference of a sentence is the text's own where
 * the reference has its figure before it.
 */
function withoutOwnResult(sentence: string, isKnown: (figure: string) => boolean): string {
  const vouched = /^.*\[\d[\d, ]*\]/su.exec(sentence)?.[0] ?? sentence
  return listFigures(vouched).some(isKnown) ? vouched : sentence
}
