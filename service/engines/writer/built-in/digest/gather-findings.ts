import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import { readEvidence } from '../read-evidence.ts'
import type { Evidence, EvidenceTable } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { balanceSources } from './balance-sources.ts'
import { chooseFindings } from './choose-findings.ts'
import { chooseTables } from './choose-tables.ts'
import type { Disagreement } from './disagreement.ts'
import { findDisagreements } from './find-disagreements.ts'
import { findTableDisagreements } from './find-table-disagreements.ts'
import type { Finding } from './finding.ts'
import { joinNeighbours } from './join-neighbours.ts'
import { listFindings } from './list-findings.ts'
import { mergeRepeats } from './merge-repeats.ts'
import type { QuestionType } from './question-type.ts'
import { rateSections } from './rate-sections.ts'
import type { SourceTraits } from './source-traits.ts'
import type { Subject } from './subject.ts'

/** Below it a finding only lengthens the text. */
const minForm = 0.6
/** Words that the frame takes: opening, headings, names. */
const frameShare = 0.12
/** Around a side of a disagreement and around a table, in words. */
const perSide = 4
const perTable = 8

/** All that a digest may say, before it is put in order. */
export type GatheredFindings = {
  evidence: Evidence
  /** Best first, without those of the disagreements. */
  chosen: Finding[]
  disagreements: Disagreement[]
  /** The findings of the disagreements. */
  opposed: Finding[]
  tables: EvidenceTable[]
}

/** What is asked, of what kind, and in how many words. */
export type Asking = { topic: string; subject: Subject; type: QuestionType; maxWords: number }

/** Reads the sources that bear on the topic and chooses what fits into so many words. */
export async function gatherFindings(
  used: EvidenceSource[],
  traits: readonly SourceTraits[],
  asking: Asking,
  report: (step: 'ranking' | 'outlining', count: number) => Promise<void>,
  pace: Yielder,
): Promise<GatheredFindings> {
  const { subject } = asking
  const evidence = await readEvidence(used, pace)
  const rating = await rateSections(evidence, used, subject, pace)
  await report('ranking', evidence.sentences.length)
  const offered = await mergeRepeats(await listFindings(evidence, used, traits, subject, rating, pace), pace)
  const words = new Set(splitWords(fold(asking.topic)))
  const ofTables = findTableDisagreements(offered, evidence.tables, used, words)
  const taken = new Set(ofTables.flatMap(({ sides }) => sides.map(({ finding }) => finding)))
  const rest = offered.filter((finding) => !taken.has(finding))
  const disagreements = [...ofTables, ...(await findDisagreements(rest, subject, pace))]
  await report('outlining', offered.length)
  const opposed = disagreements.flatMap(({ sides }) => sides.map(({ finding }) => finding))
  const isSeller = (at: number) => traits[at]?.isSeller === true
  const tables = chooseTables(evidence.tables, used, isSeller, offered, subject, asking.maxWords)
  const chosen = fillRoom(offered, used, { evidence, opposed, tables }, asking)
  return { evidence, chosen, disagreements, opposed, tables }
}

/** The best of what is offered for the room that tables and disagreements leave. */
function fillRoom(
  offered: readonly Finding[],
  used: readonly EvidenceSource[],
  { evidence, opposed, tables }: Pick<GatheredFindings, 'evidence' | 'opposed' | 'tables'>,
  { subject, type, maxWords }: Asking,
): Finding[] {
  const opposedWords = opposed.reduce((sum, { words }) => sum + words + perSide, 0)
  const tableWords = tables.reduce((sum, { words }) => sum + words + perTable, 0)
  const tellsResult = new Set(
    offered.flatMap(({ source, isPreamble, form }) => (!isPreamble && form >= minForm ? [source] : [])),
  )
  const picked = chooseFindings(
    offered.filter(
      (finding) =>
        !opposed.includes(finding) &&
        !finding.isPromise &&
        (!finding.isPreamble || !tellsResult.has(finding.source)) &&
        (type === 'other' || finding.form >= minForm || used[finding.source]?.own === true),
    ),
    used,
    evidence.sourceWords,
    maxWords - maxWords * frameShare - opposedWords - tableWords,
    { type, isOurs: subject.isOurs, quoted: opposed },
  )
  return joinNeighbours(balanceSources(picked, used, subject.isOurs)).sort((a, b) => b.score - a.score)
}
