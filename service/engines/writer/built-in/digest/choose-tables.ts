import type { EvidenceSource } from '../../writer.ts'
import type { EvidenceTable } from '../sentence.ts'
import { type Finding, partsOf } from './finding.ts'
import { prepareText, type Subject } from './subject.ts'

const maxTables = 3
const maxShareOfText = 0.35
/** A table under a heading that findings come from, or one that speaks of this much of the topic itself. */
const minCoverage = 0.5
/** Words in common with what is found, for a table that has none of the topic's. */
const minShared = 3

/** The tables worth showing, whole: on the topic, best first. */
export function chooseTables(
  tables: readonly EvidenceTable[],
  sources: readonly EvidenceSource[],
  findings: readonly Finding[],
  subject: Subject,
  words: number,
): EvidenceTable[] {
  const sections = new Set(findings.map(({ section }) => section))
  const said = new Set(
    findings.slice(0, 40).flatMap((finding) => partsOf(finding).flatMap(({ terms }) => terms)),
  )
  const rated = tables.flatMap((table) => {
    const source = sources[table.source]
    if (source === undefined) return []
    const around = [table.caption ?? '', table.section.parent ?? '', ...table.header]
    const cells = table.rows.flatMap((row) => row.cells)
    const near = prepareText([...around, ...cells].join(' '), source.language)
    const title = prepareText(source.title, source.language)
    const { concepts } = subject
    const weigh = concepts.map(
      (concept) => (concept.isIn(near) ? 1 : concept.isIn(title) ? 0.6 : 0) as number,
    )
    const isAnswer =
      !concepts.some(({ aspect }) => aspect !== null) ||
      concepts.some(({ aspect }, at) => aspect !== null && weigh[at] === 1)
    const coverage = concepts.length === 0 ? 1 : weigh.reduce((sum, one) => sum + one, 0) / concepts.length
    const isNear = sections.has(table.section)
    const shared = [...near.terms].filter((term) => said.has(term) && !/\p{N}/u.test(term)).length
    return isAnswer && (coverage >= minCoverage || (isNear && coverage > 0) || shared >= minShared)
      ? [{ table, value: coverage + (isNear ? 0.3 : 0) }]
      : []
  })
  let room = words * maxShareOfText
  const chosen: EvidenceTable[] = []
  for (const { table } of rated.sort((a, b) => b.value - a.value)) {
    if (chosen.length === maxTables || table.words > room) continue
    if (chosen.some((other) => isSameTable(other, table))) continue
    chosen.push(table)
    room -= table.words
  }
  return chosen
}

function isSameTable(a: EvidenceTable, b: EvidenceTable): boolean {
  return a.rows.some(({ cells }) => b.rows.some((row) => row.cells.join() === cells.join()))
}
