import { comparable } from '../plain-text.ts'
import { type Chosen, strict } from './choose-passages.ts'
import type { Clause } from './clause.ts'
import { fitsQuestion } from './fits-question.ts'
import { type Part, type Passage, sentencesOf, withParts } from './passage.ts'
import type { RatedPassage } from './rank-passages.ts'
import { isCleared, isMethod, jobOf } from './section-job.ts'
import { prepareText } from './subject.ts'

/** A longer heading that names nothing of the question is of something else. */
const maxWords = 5
/** Of the best passage for its question: the section whose job the question is, and any result. */
const ofFit = [0, 0.9, 1, 1.3] as const
/** What nothing else answers has so much. */
const least = 0.5

/** The sections whose heading says that they do what a question asks for, in whichever words they do it. */
export function jobPassages(
  rated: readonly RatedPassage[],
  clauses: readonly Clause[],
  best: readonly number[],
): Chosen[] {
  return rated.flatMap(({ passage, ratings, lines }) => {
    const isVoice = passage.parts.some(isOwn) && isCleared(passage.section.heading ?? '')
    const fits = clauses.map((clause) => (isVoice ? 1 : fitOf(passage, clause)))
    const top = Math.max(...fits)
    if (top === 0) return []
    const shareOf = (at: number) => (ratings[at]?.score ?? 0) / (best[at] || 1)
    // What came out says first whether something works.
    const isJudged = (at: number) => Number(top === 1 && judged.has(clauses[at]?.asked.kind ?? 'other'))
    const [at = 0] = [...clauses.keys()]
      .filter((one) => fits[one] === top)
      .toSorted((a, b) => isJudged(b) - isJudged(a) || shareOf(b) - shareOf(a))
    const spoken = isVoice ? passage.parts.filter(isSpoken) : passage.parts
    if (spoken.length === 0) return []
    const rating = ratings[at]
    const clause = clauses[at]
    if (rating === undefined || clause === undefined) return []
    const share = Math.max(shareOf(at), ofFit[fits[at] ?? 0])
    return [
      {
        passage: spoken.length === passage.parts.length ? passage : withParts(passage, spoken),
        clause: at,
        lines: lines[at] ?? [],
        isStrict: strict.has(clause.asked.kind),
        rating: { ...rating, score: share * (best[at] || least) },
      },
    ]
  })
}

const judged: ReadonlySet<string> = new Set(['verdict', 'worth'])
const isOwn = (part: Part) => sentencesOf(part).some(({ own }) => own)

/** A paragraph in quotation marks. */
const isSpoken = (part: Part) => /^[„“"«‹‚‘]/u.test(sentencesOf(part)[0]?.text ?? '')

/** A passage of prices where nobody asks for money. */
export function isUnaskedMoney({ section: { heading } }: Passage, clauses: readonly Clause[]): boolean {
  return (
    heading !== null &&
    jobOf(heading) === 'price' &&
    clauses.every(({ asked, text }) => fitsQuestion('price', asked.kind, text) === 0)
  )
}

/** How well a section does by its heading what a question asks for: 3 for the same words, 2 for the very thing, 1 for a result, 0 for neither. */
export function fitOf({ section: { heading } }: Passage, clause: Clause | undefined): 0 | 1 | 2 | 3 {
  if (heading === null || clause === undefined || isMethod(heading)) return 0
  const asked = comparable(clause.text)
  const said = comparable(heading)
  if (` ${asked} `.includes(` ${said} `) || ` ${said} `.includes(` ${asked} `)) return 3
  const isNamed = clause.hasOwnWords && clause.namesOwn(prepareText(heading, clause.subject.language))
  if (said.split(' ').length > maxWords && !isNamed) return 0
  if (clause.asked.heads(heading)) return 2
  const job = jobOf(heading)
  return job === null ? 0 : fitsQuestion(job, clause.asked.kind, clause.text)
}
