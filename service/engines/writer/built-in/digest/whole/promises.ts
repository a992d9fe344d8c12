import type { Sentence } from '../../sentence.ts'
import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { most, sum } from '../selling-words/looks-sold.ts'
import type { RatedSection } from './rate-sections.ts'

/** Words of what a seller promises, and of the table of its prices, which takes nothing from them. */
const maxPromises = 160
const maxItems = 3
export const maxTable = 80
/** What stands between two claims is told with them up to so many words. */
const maxRun = 50
/** What a seller sets in bold, in a sentence of so many words. */
const bold = /\*\*[^*]+\*\*/u
const minBold = 7
const note = /^\s*(?:\\?\*){1,3}\s?\S|^\s*[¹²³†]\s?\S/u
/** "0.3 m³" has no note. */
const sign = '(?<!(?<!\\p{L})[cdk]?m)[¹²³†]'
const marked = new RegExp(
  `[\\p{L}\\p{N}%€$£)][.!]?(?:\\\\?\\*){1,3}(?=["”’»“.!]*(?:\\s|$))|${sign}(?=["”’»“.!]*(?:\\s|$))`,
  'u',
)
const figure = /\p{N}\s?(?:[%€$£×]|\p{L})/u
const share = /\p{N}\s?(?:per ?cent|prozent|pour cent|por ciento|per cento|procent|por cento)(?!\p{L})/iu
/** "Your first 2,000 words are free" is an offer. */
const gift = /(?<!\p{L})(?:free(?! of|-)|for nothing|gratis|gratuit\p{L}*|kostenlos\p{L}*|grátis)(?!\p{L})/iu
const priced = (cell: string) => /[€$£]/u.test(cell) || sum.test(cell)
/** How long one is bound stands among the prices. */
const bound =
  /(?<!\p{L})(?:agreement|contract|cancel\p{L}*|renews?|vertrag\p{L}*|laufzeit|engagement|résili\p{L}*|contrato|permanencia|contratto|disdetta|opzegtermijn)(?!\p{L})/iu

/**
 * What a seller says that can be checked: the promises with a figure or a mark, the small print that the marks lead to, and
 * what it costs; praise is left out. Null where it promises nothing.
 */
export function promisesOf(
  sections: readonly RatedSection[],
  words: number,
  /** Its own answers to where a figure is from: told ones come first, and what one that is not told limits is left out. */
  answers: { told: readonly RatedSection[]; untold: readonly RatedSection[] },
): RatedSection | null {
  const parts = sections.flatMap((one) => one.parts)
  const notes = parts.filter(
    (part) => part.kind === 'paragraph' && note.test(part.sentences[0]?.passage ?? ''),
  )
  const isOpen = (text: string) => answers.untold.some((one) => isAskedBy(text, one))
  const isStrong = (text: string) =>
    most.test(text) || share.test(text) || marked.test(text) || bound.test(text)
  const rate = (text: string) =>
    answers.told.some((one) => isAskedBy(text, one)) ? 2 : isStrong(text) ? 1 : 0
  const lists = parts
    .flatMap((part): Part[] => {
      if (part.kind !== 'list') return []
      const items = part.items.filter(
        ([one]) =>
          one !== undefined &&
          (marked.test(one.passage) || figure.test(one.text) || rate(one.text) > 1) &&
          !isOpen(one.text),
      )
      const best = new Set(items.toSorted((a, b) => rateOf(b) - rateOf(a)).slice(0, maxItems))
      return items.length === 0 ? [] : [{ ...part, lead: [], items: items.filter((item) => best.has(item)) }]
    })
    .toSorted((a, b) => ratePart(b) - ratePart(a))
  const said = parts
    .flatMap((part): Part[] => {
      if (part.kind !== 'paragraph' || notes.includes(part)) return []
      // What customers say is no promise.
      if (/^\s*["“„«»‘]/u.test(part.sentences[0]?.text ?? '')) return []
      const isClaim = ({ passage, text, words: said }: Sentence, at: number) =>
        !isOpen(text) &&
        !gift.test(text) &&
        (marked.test(passage) ||
          figure.test(text) ||
          (said >= minBold && bold.test(passage)) ||
          isLeadOf(part.sentences[at + 1]))
      const from = part.sentences.findIndex(isClaim)
      const to = part.sentences.findLastIndex(isClaim) + 1
      const run = part.sentences.slice(Math.max(0, from), to)
      const isShort = run.reduce((sum, one) => sum + one.words, 0) <= maxRun
      const sentences = isShort && !run.some((one) => isOpen(one.text)) ? run : part.sentences.filter(isClaim)
      return sentences.length === 0 ? [] : [{ ...part, sentences }]
    })
    .toSorted((a, b) => ratePart(b) - ratePart(a))
  function rateOf(item: readonly Sentence[]): number {
    return Math.max(0, ...item.map(({ text }) => rate(text)))
  }
  function ratePart(part: Part): number {
    return rateOf(sentencesOf(part))
  }
  const prices = parts.filter(
    (part) =>
      part.kind === 'table' &&
      part.table.words <= maxTable &&
      part.table.rows.some(({ cells }) =>
        cells.some((cell) => marked.test(cell) || bound.test(cell) || priced(cell)),
      ),
  )
  const told = new Set<Part>()
  let left = Math.min(words, maxPromises)
  // "Your competitors ship in 42 languages" promises nothing, beside what does.
  const strong = said.filter((part) => ratePart(part) > 0)
  const isPromised = strong.length > 0 || lists.some((part) => ratePart(part) > 0)
  for (const whole of [
    ...lists.slice(0, 1),
    ...(isPromised ? strong : said).slice(0, 2),
    ...prices.slice(0, 1),
  ]) {
    const unit = fitted(whole, notes, told, whole.kind === 'table' ? Math.max(0, left) + maxTable : left)
    left -= countPartWords(unit.filter((part) => part.kind !== 'table' && !told.has(part)))
    for (const part of unit) told.add(part)
  }
  const [first] = sections
  if (first === undefined || ![...told].some((part) => part.kind !== 'table')) return null
  const inOrder = [...told].toSorted((a, b) => a.block - b.block)
  return { ...first, parts: inOrder, words: countPartWords(inOrder) }
}

/** The answers of a seller to where one of its figures is from, as many as there is room for. */
export function answersToClaims(
  claims: readonly RatedSection[],
  answers: readonly RatedSection[],
  words: number,
): { told: RatedSection[]; untold: RatedSection[] } {
  const texts = claims.flatMap(({ parts }) => parts.flatMap(sentencesOf)).map(({ text }) => text)
  const asked = answers.filter((one) => texts.some((text) => isAskedBy(text, one)))
  let left = words
  const told = asked.filter((one) => {
    if (one.words > left) return false
    left -= one.words
    return true
  })
  return { told, untold: asked.filter((one) => !told.includes(one)) }
}

/** "Up to 95 per cent of mats removed" is asked by "How did you test the 95 per cent?". */
function isAskedBy(claim: string, { heading }: RatedSection): boolean {
  const figures = new Set(figuresOf(claim))
  return figuresOf(heading).some((one) => figures.has(one)) || sharesWords(claim, heading)
}

const figuresOf = (text: string) => text.match(/\p{N}[\p{N}.,]*(?<=\p{N})/gu) ?? []

/** "Twice the heat: compared with what?", of "up to twice the heat": the first words of the question. */
function sharesWords(claim: string, heading: string): boolean {
  const [opening = ''] = /^[^:：?]{9,}(?=[:：])/u.exec(heading) ?? []
  return opening !== '' && claim.toLowerCase().includes(opening.toLowerCase())
}

/** "If you do not, the bill rises by 12%**" goes on from the sentence before it. */
function isLeadOf(next: Sentence | undefined): boolean {
  return next !== undefined && marked.test(next.passage)
}

/** A promise with the small print that its marks lead to, as much of it as there is room for. */
function fitted(whole: Part, notes: readonly Part[], told: ReadonlySet<Part>, room: number): Part[] {
  const size = (unit: readonly Part[]) => countPartWords(unit.filter((part) => !told.has(part)))
  let part = withoutUnnoted(whole, notes)
  while (part !== null) {
    const unit = [part, ...notesOf(part, notes)]
    if (size(unit) <= room) return unit
    part = part.kind === 'list' && part.items.length > 1 ? { ...part, items: part.items.slice(0, -1) } : null
  }
  return []
}

/** The small print among some parts, each with its mark; null marks are none. */
export function marksOf(parts: readonly Part[]): ReadonlyMap<Part, string> {
  const marks = new Map<Part, string>()
  for (const part of parts) {
    const mark = markOf(part)
    if (mark === null) continue
    const isTaken = [...marks.values()].includes(mark)
    // Two notes with one mark in a row: a star of the second was lost.
    marks.set(part, isTaken && mark.includes('*') ? `${mark}*` : mark)
  }
  return marks
}

/** The small print that the marks of a part lead to. */
export function notesOf(part: Part, notes: readonly Part[]): Part[] {
  return [...marksOf(notes)].flatMap(([note, mark]) =>
    note !== part && textsOf(part).some((text) => endsWith(text, mark)) ? [note] : [],
  )
}

/** A part without the promises whose mark leads nowhere; null where nothing is left. */
export function withoutUnnoted(part: Part, notes: readonly Part[]): Part | null {
  const marks = [...marksOf(notes).values()]
  const isNoted = (text: string) =>
    [...text.replaceAll('\\', '').matchAll(anyMark)].every(([mark]) => marks.includes(mark))
  if (notes.includes(part)) return part
  if (part.kind === 'list') {
    const items = part.items.filter((item) => item.every(({ passage }) => isNoted(passage)))
    return items.length === 0 ? null : { ...part, items }
  }
  if (part.kind === 'paragraph') {
    const sentences = part.sentences.filter(({ passage }) => isNoted(passage))
    return sentences.length === 0 ? null : { ...part, sentences }
  }
  const rows = part.table.rows.filter(({ cells }) => isNoted(cells.join(' ')))
  return rows.length === 0 ? null : { ...part, table: { ...part.table, rows } }
}

const anyMark = new RegExp(`(?<=[^\\s*])(?:\\*{1,5}|${sign})(?=["”’»“.!\\s]|$)`, 'gu')

function endsWith(text: string, mark: string): boolean {
  return new RegExp(`[^\\s*]${mark.replaceAll('*', '\\*')}(?!\\*)`, 'u').test(text)
}

function textsOf(part: Part): string[] {
  return part.kind === 'table'
    ? part.table.rows.map(({ cells }) => cells.join(' '))
    : sentencesOf(part).map(({ passage }) =>
        withoutBold(passage)
          .replaceAll('\\', '')
          .replace(/\s+(?=\*+\s*$)/u, ''),
      )
}

/** "**Up to 95 %** *": what is set bold ends on no mark of its own. */
const withoutBold = (passage: string) => passage.replace(/\*\*([^*\\]+)\*\*/gu, '$1')

/** The mark of a note: its stars, or its sign. */
function markOf(part: Part): string | null {
  const [first] = part.kind === 'paragraph' ? part.sentences : []
  const [mark] = /^\s*(?:(?:\\?\*){1,3}|[¹²³†])/u.exec(first?.passage ?? '') ?? []
  // "*\* Best result of our own trials*": the first star only slants the note.
  const own = mark?.trim().replace(/^\*(?=\\\*)/u, '')
  return own === undefined ? null : own.replaceAll('\\', '')
}
