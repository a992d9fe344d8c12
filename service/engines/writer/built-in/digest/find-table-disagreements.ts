import type { EvidenceSource } from '../../writer.ts'
import type { EvidenceTable, Sentence } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import type { Disagreement, OpposingRow, Side } from './disagreement.ts'
import { findKinds } from './find-kinds.ts'
import { findRowAgainst } from './find-row-against.ts'
import { type Finding, partsOf, textOfFinding } from './finding.ts'
import { findMeasures, inBase, type Measure } from './measure.ts'

const maxFound = 2
const minApart = 0.1
const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * A figure that one source gives for a named thing against what another source's table has for it, under the same unit
 * and condition, with the sentence of that source that speaks of the figure.
 */
export function findTableDisagreements(
  findings: readonly Finding[],
  tables: readonly EvidenceTable[],
  sources: readonly EvidenceSource[],
  asked: ReadonlySet<string>,
): Disagreement[] {
  const found: Disagreement[] = []
  for (const finding of findings) {
    if (found.length === maxFound || finding.items.length > 0) continue
    for (const sentence of finding.sentences)
      for (const measure of findMeasures(sentence.text, sentence.lexicon)) {
        const against = tables.flatMap((table) =>
          // A company does not differ from its own papers by a word that both have.
          table.source === finding.source || (sentence.own && sources[table.source]?.own === true)
            ? []
            : [
                ...rowAgainst(table, measure, sentence, namesAround(finding, sources, asked)),
                ...[findRowAgainst(table, measure, sentence)].flatMap((row) => row ?? []),
              ],
        )
        const [row] = against
        if (row === undefined || found.some(({ sides }) => sides.some((side) => side.finding === finding)))
          continue
        const comment = findings.find(
          (other) =>
            other.source === row.source &&
            other.items.length === 0 &&
            textOfFinding(other).includes(measure.text.split(/\s/u)[0] ?? measure.text) &&
            splitWords(textOfFinding(other)).some((word) => fold(word) === row.name),
        )
        const sides: Side[] = [
          { finding, figure: measure.text, told: sentence },
          ...(comment === undefined ? [] : [{ finding: comment, figure: null }]),
        ]
        found.push({ sides, likeness: 1, rows: [row] })
      }
  }
  return found
}

function rowAgainst(
  { source, header, rows }: EvidenceTable,
  measure: Measure,
  sentence: Sentence,
  names: ReadonlySet<string>,
): OpposingRow[] {
  if (measure.min !== measure.max) return []
  const unit = letters(measure.text.replace(/[\d.,\s–-]+/gu, ''))
  const columns = header.flatMap((cell, at) =>
    at > 0 && unit.length > 1 && letters(cell).includes(unit) ? [at] : [],
  )
  // "at 5 m" in the table is "at 5 metres" in the text.
  const figures = new Set<string>(sentence.text.match(/\p{N}+/gu) ?? [])
  const isSameCondition = (cell: string) =>
    (cell.match(/\p{N}+/gu) ?? []).every((figure) => figures.has(figure))
  const kinds = kindsIn(sentence.text, measure, sentence)
  const isSameKind = (head: string) => {
    const its = kindsIn(`${head}: ${measure.text}`, { ...measure, at: head.length + 2 }, sentence)
    return kinds.size === 0 || its.size === 0 || [...its].some((kind) => kinds.has(kind))
  }
  const fit = columns.filter((at) => isSameCondition(header[at] ?? '') && isSameKind(header[at] ?? ''))
  if (fit.length === 0) return []
  for (const { cells, passage } of rows) {
    const name = splitWords(cells[0] ?? '')
      .map(fold)
      .find((word) => names.has(word))
    if (name === undefined) continue
    const values = fit.flatMap((at) => {
      const value = Number.parseFloat((cells[at] ?? '').replace(',', '.'))
      return Number.isFinite(value) ? [{ at, value }] : []
    })
    if (
      !values.some(
        ({ value }) => Math.abs(value - measure.min) / Math.max(value, measure.min, 0.01) > minApart,
      )
    )
      continue
    const text = `${cells[0]}: ${values.map(({ at }) => `${cells[at]} (${header[at]})`).join('; ')}`
    return [{ source, name, text, passage }]
  }
  return []
}

function kindsIn(text: string, measure: Measure, { lexicon }: Sentence) {
  return findKinds({
    text,
    language: lexicon.language,
    measures: [inBase(measure)],
    measure: inBase(measure),
  })
}

/** Names in a finding, its headings and its source's title that are no words of the topic. */
function namesAround(
  finding: Finding,
  sources: readonly EvidenceSource[],
  asked: ReadonlySet<string>,
): Set<string> {
  const title = sources[finding.source]?.title ?? ''
  const text = [title, finding.section.heading ?? '', ...partsOf(finding).map((part) => part.text)].join(' ')
  return new Set(
    splitWords(text.slice(0, 2000))
      .filter((word) => /^\p{Lu}\p{L}{3,}/u.test(word))
      .map(fold)
      .filter((word) => !asked.has(word)),
  )
}
