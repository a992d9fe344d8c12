import type { EvidenceSource } from '../../writer.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { isTableOfWords } from '../read-table.ts'
import type { EvidenceTable } from '../sentence.ts'
import { standardOf } from './choose-findings.ts'
import { findSides } from './find-sides.ts'
import type { Finding } from './finding.ts'
import { saysHowOften } from './how-often.ts'
import { isHeadedInShort } from './is-headed-in-short.ts'
import { isTrusted } from './is-trusted.ts'
import { findMeasures } from './measure.ts'
import type { Asked } from './rate-answer.ts'
import { readAsked } from './read-asked.ts'
import { prepareText, type Subject } from './subject.ts'

const maxTables = 3
const money = /^[A-Z]{3}$/
const maxShareOfText = 0.35
/** A table under a heading that findings come from, or one that speaks of this much of the topic itself. */
const minCoverage = 0.5
const minCoverageOfTrusted = 0.3
/** Words of the topic in the head of a table that has no figures. */
const minNamedInWords = 2
/** Of what a good finding scores, so much in a section makes its table worth showing. */
const minShareOfBest = 0.5

/** The tables worth showing, whole: on the topic, best first. */
export function chooseTables(
  tables: readonly EvidenceTable[],
  sources: readonly EvidenceSource[],
  isSeller: (source: number) => boolean,
  findings: readonly Finding[],
  subject: Subject,
  words: number,
): EvidenceTable[] {
  const asking = readAsked(subject)
  const sideOf = findSides(subject)
  const bar = standardOf(findings) * minShareOfBest
  const sections = new Set(findings.flatMap(({ section, score }) => (score >= bar ? [section] : [])))
  const rated = tables.flatMap((table) => {
    const source = sources[table.source]
    // What a shop asks for its goods is its catalogue, unless a price is asked; a comparison in its guide may have what is asked.
    if (source === undefined) return []
    const isPriceAsked = subject.aspects.includes('cost')
    if (isSeller(table.source) && (!isTrusted(source) || (hasPrices(table) && !isPriceAsked))) return []
    const around = [table.caption ?? '', table.section.parent ?? '', ...table.header]
    const cells = table.rows.flatMap((row) => row.cells)
    const near = prepareText([...around, ...cells].join(' '), source.language)
    const title = prepareText(source.title, source.language)
    const { concepts } = subject
    const weigh = concepts.map(
      (concept) => (concept.isIn(near) ? 1 : concept.isIn(title) ? 0.6 : 0) as number,
    )
    const focal = concepts.filter(({ isBackground }) => !isBackground)
    const asked = concepts.filter(({ aspect }) => aspect !== null)
    const isOnFocus =
      focal.length === 0 ||
      isTrusted(source) ||
      focal.some((concept) => concept.isIn(near)) ||
      sections.has(table.section)
    // What the caller named for a question shows its figures, in whichever words their heads are.
    const isAnswer = asked.length === 0 || isTrusted(source) || asked.some((concept) => concept.isIn(near))
    // Of two things that are compared a table has one in each row.
    const isOfSides = table.rows.some(({ cells: [name = ''] }) => sideOf(name) !== null)
    const answersByKind =
      isTrusted(source) &&
      (isOfSides || hasAskedKind(table, asking) || isHeadedInShort(table, subject, title))
    // In words a table answers where its head names what is asked about, each part of it.
    if (isTableOfWords(table)) {
      const head = prepareText([table.caption ?? '', ...table.header].join(' '), source.language)
      const named = focal.filter((concept) => !concept.isFrame && concept.isIn(head))
      const telling = focal.filter(({ isFrame }) => !isFrame)
      const isNaming = ({ cells: row }: EvidenceTable['rows'][number]) => {
        const text = prepareText(row.join(' '), source.language)
        return telling.some((concept) => concept.isIn(text))
      }
      const answers = table.rows.filter(isNaming).length > table.rows.length / 2
      if ((named.length < minNamedInWords && !answers) || !isTrusted(source)) return []
    }
    const coverage = concepts.length === 0 ? 1 : weigh.reduce((sum, one) => sum + one, 0) / concepts.length
    const isNear = sections.has(table.section)
    // A document that a search chose may have a table of something else in it.
    const telling = focal.filter(({ isFrame }) => !isFrame)
    const isOfThing =
      source.isNamed === true ||
      telling.length === 0 ||
      telling.some((concept) => concept.isIn(near) || concept.isIn(title))
    return isOnFocus &&
      isOfThing &&
      isAnswer &&
      (coverage >= (isTrusted(source) ? minCoverageOfTrusted : minCoverage) || isNear || answersByKind)
      ? [{ table, value: coverage + (isNear ? 0.3 : 0) + (answersByKind ? 0.5 : 0) }]
      : []
  })
  // Beside a table that has what is asked one that has not answers something else.
  const hasAttribute = (table: EvidenceTable) =>
    hasAskedKind(table, asking) ||
    namesAttribute(table, sources, subject) ||
    (subject.aspects.includes('cost') && hasPrices(table))
  const answering = rated.filter(({ table }) => hasAttribute(table))
  const shown = (answering.length > 0 ? answering : rated).filter(
    ({ table }) => !isSeller(table.source) || hasAttribute(table) || sections.has(table.section),
  )
  let room = words * maxShareOfText
  const chosen: EvidenceTable[] = []
  for (const { table } of shown.sort((a, b) => b.value - a.value)) {
    if (chosen.length === maxTables || table.words > room) continue
    if (chosen.some((other) => isSameTable(other, table))) continue
    chosen.push(table)
    room -= table.words
  }
  return chosen
}

/** True for a table with a column of what is asked for: how often, or amounts of the kind that the question shows. */
function hasAskedKind({ rows }: EvidenceTable, { isHowOften, isKindKnown, isWanted }: Asked): boolean {
  if (!isHowOften && !isKindKnown) return false
  const answers = (cell: string) =>
    isHowOften ? saysHowOften(cell) : findMeasures(cell, cells).some((measure) => isWanted(measure, cell))
  const cells = findLexicon('und')
  return rows.filter((row) => row.cells.some(answers)).length > rows.length / 2
}

/** True for a table with a word in its caption, over a column or, in a table of things side by side, before a row that the topic asks of the thing, which its page's title names. */
function namesAttribute(
  { caption, header, rows, section, source }: EvidenceTable,
  sources: readonly EvidenceSource[],
  { concepts, language }: Subject,
): boolean {
  const title = prepareText(sources[source]?.title ?? '', language)
  // Things side by side over their columns have what is said of them in the names of the rows.
  const names = (header[0] ?? '').trim() === '' ? rows.map(({ cells }) => cells[0] ?? '') : header.slice(1)
  const head = prepareText([caption ?? section.heading ?? '', ...names].join(' '), language)
  return concepts.some(
    (concept) =>
      !concept.isBackground && (concept.aspect !== null || !concept.isIn(title)) && concept.isIn(head),
  )
}

/** True for a table of prices, which on a seller's page are its own. */
function hasPrices({ rows }: EvidenceTable): boolean {
  const isPrice = (cell: string) =>
    findMeasures(cell, findLexicon('und')).some(({ unit }) => money.test(unit))
  return rows.filter(({ cells }) => cells.some(isPrice)).length > rows.length / 2
}

function isSameTable(a: EvidenceTable, b: EvidenceTable): boolean {
  return a.rows.some(({ cells }) => b.rows.some((row) => row.cells.join() === cells.join()))
}
