import { createTextCheck } from '../../service/engines/claim-check/check-text.ts'
import { readSentences } from '../../service/engines/claim-check/sentences.ts'
import { parts, readPairs } from './read-pairs.ts'

const pageCount = 10
const articleWords = 2_300
const warmUp = 6
const rounds = 9

/**
 * How long an article of about 2,300 English words takes to check against ten pages: milliseconds of this machine, and
 * how many times as long as reading the article as Markdown alone, which compares between machines.
 */
export function measureSpeed(): { words: number; sourceWords: number; milliseconds: number; ratio: number } {
  const passages = parts.flatMap((part) =>
    readPairs(part).flatMap(({ language, sources }) => (language === 'en' ? sources : [])),
  )
  const pages = Array.from({ length: pageCount }, (_, page) => ({
    own: passages.filter((_passage, index) => index % pageCount === page),
    others: passages.filter((_passage, index) => index % pageCount !== page && (index + page) % 2 === 0),
  }))
  const sources = pages.map(({ own, others }, index) => ({
    reference: index + 1,
    title: '',
    text: [...own, ...others].map(({ source }) => source).join('\n\n'),
    language: 'en',
    own: false,
  }))
  const paragraphs = pages.flatMap(({ own }, index) =>
    own.map(({ pairs }) => pairs.map(([sentence]) => sentence.replace(/\.$/, ` [${index + 1}].`)).join(' ')),
  )
  const markdown = takeWords(paragraphs).join('\n\n')
  const text = { title: '', description: '', language: 'en' }
  // Another text each time: the last few that were read are kept.
  const check = medianOf((run) => createTextCheck(sources)({ ...text, markdown: `${markdown}\n\n${run}` }))
  const reading = medianOf((run) => readSentences(`${markdown}\n\n${run}`))
  return {
    words: countWords(markdown),
    sourceWords: sources.reduce((sum, source) => sum + countWords(source.text), 0),
    milliseconds: check,
    ratio: check / reading,
  }
}

const countWords = (text: string) => text.split(/\s+/).length

function takeWords(paragraphs: string[]): string[] {
  let words = 0
  return paragraphs.filter((paragraph) => {
    words += countWords(paragraph)
    return words <= articleWords
  })
}

function medianOf(work: (run: number) => unknown): number {
  for (let run = 0; run < warmUp; run++) work(run)
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    work(warmUp + round)
    return performance.now() - start
  }).sort((a, b) => a - b)
  return times[Math.floor(rounds / 2)] ?? 0
}
