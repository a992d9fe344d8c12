import type { EvidenceSource } from '../writer.ts'
import { renderBlock } from './evidence-markdown.ts'
import { wordsOf } from './repeated-paragraphs.ts'

export type CopiedSource = {
  source: EvidenceSource
  /** Of the page's words, 0 to 1. */
  share: number
  /** What was taken over, as the text has it in lower case; the longest first. */
  passages: string[]
}

/** So many words in a row are not alike by chance. */
const runWords = 9
/** A quotation or two is none of this, however short the page is. */
const minCopiedWords = 60
/** Whoever reports on a short page cannot but come near its words. */
const shortPage = { words: 400, minCopiedWords: 80 }
const maxShare = 1 / 3

/** Third-party pages of which the text, its marked quotations aside, takes over more than a third word for word. */
export function findCopied(text: string, sources: readonly EvidenceSource[]): CopiedSource[] {
  const words = wordsOf(withoutQuotations(text))
  return sources
    .filter(({ own }) => !own)
    .flatMap((source) => {
      const page = wordsOf(source.blocks.map(renderBlock).join('\n'))
      const runs = new Set(page.slice(runWords - 1).map((_, at) => page.slice(at, at + runWords).join(' ')))
      const copied = findRuns(words, runs)
      const count = copied.reduce((sum, run) => sum + run.length, 0)
      const share = page.length === 0 ? 0 : count / page.length
      const least = page.length < shortPage.words ? shortPage.minCopiedWords : minCopiedWords
      if (count < least || share <= maxShare) return []
      const passages = copied.sort((a, b) => b.length - a.length).map((run) => run.join(' '))
      return [{ source, share: Math.min(1, share), passages }]
    })
}

/** Leaves a word in the place of each, so that what stands around it does not become one run. */
function withoutQuotations(text: string): string {
  return text.replace(
    /“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|»[^«\n]*«|「[^」\n]*」|"[^"\n]*"/g,
    ' quotationmark ',
  )
}

/** The longest stretches of the text whose every run of words is in the page. */
function findRuns(words: string[], runs: ReadonlySet<string>): string[][] {
  const found: string[][] = []
  for (let at = 0; at + runWords <= words.length; at++) {
    let end = at
    while (end + runWords <= words.length && runs.has(words.slice(end, end + runWords).join(' '))) end++
    if (end === at) continue
    found.push(words.slice(at, end + runWords - 1))
    at = end + runWords - 2
  }
  return found
}
