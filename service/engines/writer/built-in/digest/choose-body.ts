import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { roomOf } from './choose-findings.ts'
import { choosePassages } from './choose-passages.ts'
import type { PartFinder } from './find-part.ts'
import { type Finding, partsOf } from './finding.ts'
import { type Asking, frameShare, type GatheredFindings, perSide, perTable } from './gather-findings.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import type { Subject } from './subject.ts'

/** A passage on no part of a topic that names its parts says less of it. */
const outsideParts = 0.4
/** Of each stranger, where the tenant itself is asked about. */
const maxBesideOwn = 3
/** So many words at the end of a paragraph are told with what it begins with. */
const maxEnd = 20

/** The passages for the text below its opening, in the room that this, tables and disagreements leave. */
export function chooseBody(
  { evidence, passages, tables, finder }: GatheredFindings,
  used: readonly EvidenceSource[],
  { subject, maxWords }: Asking,
  /** What stands elsewhere: quoted in whole, or told as a step or an open question. */
  elsewhere: { quoted: readonly Finding[]; told: readonly Sentence[] },
): Finding[] {
  const { quoted, told } = elsewhere
  const quotedWords = quoted.reduce((sum, { words }) => sum + words + perSide, 0)
  const tableWords = tables.reduce((sum, { words }) => sum + words + perTable, 0)
  const saidBy = (at: number) =>
    quoted.filter(({ source }) => source === at).reduce((sum, { words }) => sum + words, 0)
  return choosePassages(
    besideOwn(ofParts(passages, finder), used, subject).filter((passage) => !isAside(passage, subject)),
    used,
    new Set([...quoted.flatMap(partsOf), ...told]),
    {
      words: maxWords - maxWords * frameShare - quotedWords - tableWords,
      ofSource: (at) =>
        used[at]?.own ? Number.POSITIVE_INFINITY : roomOf(evidence.sourceWords[at] ?? 0) - saidBy(at),
    },
  )
}

/** "A helmet is needed then", at the end of the paragraph that opens the text: alone below it would say nothing. */
export function withItsEnd(
  finding: Finding,
  passages: readonly Finding[],
  told: ReadonlySet<Sentence>,
): Finding {
  const last = finding.sentences.at(-1)
  if (last === undefined || last.item !== null || finding.items.length > 0) return finding
  const passage = passages.find(({ sentences }) => sentences.includes(last))?.sentences ?? []
  const rest = passage.slice(passage.indexOf(last) + 1).filter(({ block }) => block === last.block)
  const words = rest.reduce((sum, one) => sum + one.words, 0)
  if (rest.length === 0 || words > maxEnd || rest.some((one) => one.announces || told.has(one)))
    return finding
  return { ...finding, sentences: [...finding.sentences, ...rest], words: finding.words + words }
}

/** Where the tenant itself is asked about, of each stranger a few passages that speak of the same thing. */
function besideOwn(
  passages: readonly Finding[],
  used: readonly EvidenceSource[],
  { isOurs }: Subject,
): readonly Finding[] {
  const isOwn = ({ source }: Finding) => used[source]?.own === true
  if (!isOurs || !passages.some(isOwn)) return passages
  const counts = new Map<number, number>()
  return passages.filter((passage) => {
    if (isOwn(passage)) return true
    const count = counts.get(passage.source) ?? 0
    counts.set(passage.source, count + 1)
    return passage.coverage > 0 && count < maxBesideOwn
  })
}

/** Of a topic with parts, what is on one of them comes before what is on none. */
function ofParts(passages: readonly Finding[], finder: PartFinder | null): readonly Finding[] {
  if (finder === null) return passages
  return passages.map((passage) =>
    finder.partOf(passage) === null ? { ...passage, score: passage.score * outsideParts } : passage,
  )
}

/** "The lavenders, for their part, are cut in August", and what words mean: nothing of the thing that is asked about. */
function isAside({ sentences, items, label, section }: Finding, subject: Subject): boolean {
  const [first] = [...sentences, ...items.flat()]
  if (first === undefined || first.own) return false
  if (explainsWords.test(section.heading ?? '')) return true
  // Under a heading it is plain what it is of.
  return items.length === 0 && label === null && section.heading === null && isOfOtherThing(first, subject)
}

const explainsWords =
  /^\P{L}*(?:glossary|glossar|begriffe|lexikon|glossaire|lexique|glosario|glossario|glossário|woordenlijst|begrippen(?:lijst)?)(?!\p{L})|用語集|用語解説/iu
