import { comparable } from '../../plain-text.ts'
import type { EvidenceTable, Sentence } from '../../sentence.ts'
import { sentencesOf } from '../passage.ts'
import { standsAlone } from '../stands-alone.ts'
import type { RatedSection } from './rate-sections.ts'

/** Words of what explains a table, and of a name in its head or first column. */
const maxKey = 75
const maxLabel = 2
const leastLabel = 3
const leastNamed = 2

/** "From 5 (new) to 1 (would not wear it)", "on a scale of 1 to 10". */
const scale =
  /(?<!\p{L})(?:from|von|de|del?|da|van)\s\p{N}{1,3}(?:\s?\([^)]*\))?,?\s(?:to|bis|à|al?|até|tot)\s\p{N}{1,3}(?!\p{N}|\s?(?:%|°|per|pro|years?|months?|days?|degrees?|jahre?|monate?|grad))/iu
const marks =
  /(?<!\p{L})(?:marks?|scores?|scales?|points?|rat(?:ed|ings?)|noten?|punkte?n?|skala|bewerte\p{L}*|notes?|échelle|puntos?|escala|nota|punteggi\p{L}*|scala|vot[oi]|cijfers?|schaal|pontos?)(?!\p{L})/iu
/** The table counts fewer than its title. */
const leaves =
  /(?<!\p{L})(?:dropped out|withdrew|were lost|schieden (?:\p{L}+ )?aus|ausgeschieden|fielen weg|abandonné|se sont retir\p{L}+|abandonaron|se retiraron|si sono ritirat\p{L}|hanno abbandonato|vielen (?:\p{L}+ )?af|haakten af|desistiram)(?!\p{L})/iu

/** What stands in an untold section and is needed to read the tables that are told: what their names or marks mean, and who left. */
export function keyOf(
  tables: readonly EvidenceTable[],
  untold: readonly RatedSection[],
): { section: RatedSection; sentences: Sentence[] } | null {
  const axes = tables.flatMap(({ header, rows }) => [
    header.slice(1),
    rows.map(({ cells }) => cells[0] ?? ''),
  ])
  const hasMarks = tables.some(({ rows }) =>
    rows.some(({ cells }) => cells.slice(1).every((cell) => /^\p{N}{1,2}(?:[.,]\p{N})?$/u.test(cell.trim()))),
  )
  const explains = ({ text, question, announces }: Sentence) =>
    !question &&
    !announces &&
    (axes.some((axis) => defines(text, axis)) ||
      (hasMarks && scale.test(text) && marks.test(text)) ||
      leaves.test(text))
  for (const section of untold) {
    const all = section.parts.filter(({ kind }) => kind === 'paragraph').flatMap(sentencesOf)
    let left = maxKey
    const sentences = all.filter((one, at) => {
      const words = one.words
      const isClear = standsAlone(one) || at === 0 || leaves.test(one.text)
      if (!explains(one) || !isClear || words > left) return false
      left -= words
      return true
    })
    if (sentences.length > 0) return { section, sentences }
  }
  return null
}

/** "Owners chose a length (short, 1 cm; medium, 2.5 cm)": two names of one side of the table, with what they mean. */
function defines(text: string, axis: readonly string[]): boolean {
  const said = ` ${comparable(text)} `
  const labels = new Set(axis.map(comparable).filter(isLabel))
  const named = [...labels].filter((label) => said.includes(` ${label} `))
  return named.length >= leastNamed && /[(:;]|\p{N}/u.test(text)
}

function isLabel(label: string): boolean {
  return label.length >= leastLabel && /\p{L}/u.test(label) && label.split(' ').length <= maxLabel
}
