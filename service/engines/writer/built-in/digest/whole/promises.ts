import type { Sentence } from '../../sentence.ts'
import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { standsAlone } from '../stands-alone.ts'
import type { RatedSection } from './rate-sections.ts'

/** Words of what a seller promises, and of the table of its prices. */
const maxPromises = 110
const maxItems = 4
const maxTable = 45
const note = /^\s*(?:\\?\*){1,3}\s?\S|^\s*[¹²³†]\s?\S/u
const marked = /\p{L}[.!]?(?:\\?\*){1,3}(?=["”’»“.!]*(?:\s|$))|[¹²³†](?=["”’»“.!]*(?:\s|$))/u
const figure = /\p{N}\s?(?:[%€$£]|\p{L})/u
const priced = /[€$£]/u

/**
 * What a seller says that can be checked: the promises with a figure or a mark, the small print that the marks lead to, and
 * what it costs; praise is left out. Null where it promises nothing.
 */
export function promisesOf(sections: readonly RatedSection[], words: number): RatedSection | null {
  const parts = sections.flatMap((one) => one.parts)
  const notes = parts.filter(
    (part) => part.kind === 'paragraph' && note.test(part.sentences[0]?.passage ?? ''),
  )
  const lists = parts.flatMap((part): Part[] => {
    if (part.kind !== 'list') return []
    const items = part.items.filter(
      ([one]) => one !== undefined && (marked.test(one.passage) || figure.test(one.text)),
    )
    return items.length === 0 ? [] : [{ ...part, lead: [], items: items.slice(0, maxItems) }]
  })
  const said = parts.flatMap((part): Part[] => {
    if (part.kind !== 'paragraph' || notes.includes(part)) return []
    const sentences = part.sentences.filter(
      ({ passage }, at) => marked.test(passage) || isLeadOf(part.sentences[at + 1]),
    )
    return sentences.length === 0 ? [] : [{ ...part, sentences }]
  })
  const prices = parts.filter(
    (part) =>
      part.kind === 'table' &&
      part.table.words <= maxTable &&
      part.table.rows.some(({ cells }) => cells.some((cell) => priced.test(cell))),
  )
  const told: Part[] = []
  let left = Math.min(words, maxPromises)
  for (const part of [...lists.slice(0, 1), ...said.slice(0, 2), ...notes, ...prices.slice(0, 1)]) {
    // Small print is told with what it is of.
    const isNote = notes.includes(part)
    if (isNote && !told.some((one) => hasMark(one, part))) continue
    // Two notes with one mark: a star was lost, and with it what the second is of.
    if (isNote && told.some((one) => markOf(one) === markOf(part))) continue
    const size = countPartWords([part])
    if (size > left) continue
    left -= size
    told.push(part)
  }
  const [first] = sections
  if (first === undefined || !told.some((part) => part.kind !== 'table')) return null
  const inOrder = told.toSorted((a, b) => a.block - b.block)
  return { ...first, parts: inOrder, words: countPartWords(inOrder) }
}

/** "If you do not, the bill rises by 12%**" goes on from the sentence before it. */
function isLeadOf(next: Sentence | undefined): boolean {
  return next !== undefined && marked.test(next.passage) && !standsAlone(next)
}

/** The mark of a note: its stars, or its sign. */
export function markOf(part: Part): string | null {
  const [first] = part.kind === 'paragraph' ? part.sentences : []
  const [mark] = /^\s*(?:(?:\\?\*){1,3}|[¹²³†])/u.exec(first?.passage ?? '') ?? []
  return mark === undefined ? null : mark.replaceAll('\\', '').trim()
}

function hasMark(part: Part, note: Part): boolean {
  const mark = markOf(note)
  if (mark === null) return false
  const texts =
    part.kind === 'table'
      ? part.table.rows.map(({ cells }) => cells.join(' '))
      : sentencesOf(part).map(({ passage }) => passage.replaceAll('\\', ''))
  const pattern = new RegExp(`[^\\s*]${mark.replaceAll('*', '\\*')}(?!\\*)`, 'u')
  return texts.some((text) => pattern.test(text))
}
