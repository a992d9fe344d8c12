import type { CompanyProfile } from '#contract/company-profile.ts'
import type { ComparableTable, EvidenceSource } from '../../writer.ts'
import { countArticleWords } from '../count-article-words.ts'
import { escapeLine, escapeMarkdown, linkTarget } from '../escape-markdown.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { comparable, plainText } from '../plain-text.ts'
import type { EvidenceTable, Sentence } from '../sentence.ts'
import type { AnswerRow } from './answer-rows.ts'
import { answersTopic } from './asked-quantities.ts'
import { describeTable } from './describe-table.ts'
import type { Disagreement } from './disagreement.ts'
import type { Steps } from './find-steps.ts'
import type { Finding } from './finding.ts'
import { type FindingGroup, inReadingOrder } from './group-findings.ts'
import { isTrusted } from './is-trusted.ts'
import { findMeasures } from './measure.ts'
import { commaOf, inBrackets } from './name-sources.ts'
import { type Concept, type EvidenceText, prepareText, type Subject } from './subject.ts'
import { writeAnswerRows } from './write-answer-rows.ts'
import { writeDisagreement } from './write-disagreement.ts'
import {
  colonOf,
  isOthersPaper,
  type Pen,
  speakerOf,
  writeBasis,
  writeFinding,
  writeStatement,
} from './write-finding.ts'
import { writeOffer } from './write-offer.ts'
import { writeAnswer, writeOptions } from './write-opening.ts'
import { writeSourceTable } from './write-source-table.ts'
import { writeSteps } from './write-steps.ts'

/** What a digest is made of, in the order of the sections. */
export type DigestPlan = {
  /** What answers best, for the first paragraph. */
  main: Finding[]
  /** The same under each of the questions of a topic that asks several. */
  rows: AnswerRow[]
  /** Findings that each describe an option, which is named in the first paragraph where there is no other answer. */
  options: Finding[]
  disagreements: Disagreement[]
  groups: FindingGroup[]
  /** What sellers say of what they sell. */
  claims: Finding[]
  /** What a seller says on the question beside what others found. */
  beside: Disagreement[]
  tables: EvidenceTable[]
  /** The table that the opening tells in a sentence. */
  told: EvidenceTable | undefined
  /** The steps of the source that numbers them; null where none does or none are asked for. */
  steps: Steps | null
  /** Of the company that publishes it: its offer and next step close the text. */
  offer: CompanyProfile
  /** What none of the sources answers, in sentences. */
  gaps: string[]
  /** What the sources themselves say to be open, word for word. */
  stated: Sentence[][]
}

export type Digest = {
  markdown: string
  /** Words without the list of sources. */
  wordCount: number
  /** Those of the sources, as plain text. */
  headings: string[]
  tables: ComparableTable[]
}

/** Writes the plan out and fills the ledger as it goes. A table that has what is asked comes before the findings. */
export function composeDigest(plan: DigestPlan, subject: Subject, pen: Pen): Digest {
  const { phrases } = pen
  const headings: string[] = []
  const speaking = new Set(
    [plan.main, plan.claims, ...plan.groups.map(({ findings }) => findings)]
      .flat()
      .map(({ source }) => source),
  )
  let isNamed = false
  const write = (findings: readonly Finding[], under: string | null) => {
    const written = writeFindings(findings, under, speaking.size === 1 && isNamed, pen)
    isNamed ||= written.length > 0
    return written
  }
  // What the sources answer differently where the topic asks for it is the answer.
  const isAnswer = ({ answers, isOpening }: Disagreement) =>
    isOpening === true || (answers !== undefined && answersTopic(answers))
  const inRows = new Set(plan.rows.flatMap(({ differing }) => differing))
  const lead = plan.disagreements
    .filter((one) => isAnswer(one) && !inRows.has(one))
    .flatMap((one) => writeDisagreement(one, pen) || [])
  isNamed ||= lead.length > 0
  const asked = plan.told
  const told = asked === undefined ? '' : describeTable(asked, subject, phrases)
  const isListed =
    plan.rows.length > 0 || (plan.steps === null && plan.main.length > 0 && phrases.short !== undefined)
  const fromTable = asked === undefined || told === '' ? '' : writeTold(told, asked.source, isListed, pen)
  const said = writeSaid(plan, { told, fromTable, isAnswered: lead.length > 0 }, subject, pen)
  // An order of steps comes first by itself.
  const answer = [plan.steps === null && !isListed ? fromTable : '', said]
    .filter((text) => text !== '')
    .join(' ')
  isNamed ||= answer !== ''
  const differ = section(
    phrases.differ,
    plan.disagreements.filter((one) => !isAnswer(one)).flatMap((one) => writeDisagreement(one, pen) || []),
  )
  const tables = plan.tables.map((table) => writeSourceTable(table, pen))
  // A table of a source that was named for the topic is evidence before anybody's sentence on it.
  const isFirst = asked !== undefined || plan.tables.some(({ source }) => isKnown(pen.sources[source]))
  const figures = section(
    phrases.tables,
    tables.map(({ markdown }) => markdown),
  )
  const groups = plan.groups.flatMap(({ heading, findings }, at) => {
    const written = section(heading ?? (at === 0 ? phrases.main : phrases.more), write(findings, heading))
    if (written.length > 0 && heading !== null) headings.push(plainText(heading))
    return written
  })
  const sold = section(phrases.sellers ?? phrases.more, [
    ...plan.beside.map((one) => writeDisagreement(one, pen)).filter((text) => text !== ''),
    ...(plan.claims.length === 0 ? [] : write(plan.claims, null)),
  ])
  const stated = plan.stated.flatMap((sentences) => {
    const said = writeStatement(sentences, true, pen)
    const [first] = sentences
    if (said === '' || first === undefined) return []
    const name = speakerOf(first.source, pen)
    return [`- ${name === '' ? '' : `${name}${colonOf(phrases)}${phrases.space}`}${said}`]
  })
  const open = section(phrases.open, [
    ...(plan.gaps.length === 0 ? [] : [escapeLine(plan.gaps.join(phrases.space))]),
    ...(stated.length === 0 ? [] : [stated.join('\n')]),
  ])
  const body = [
    ...lead,
    ...(answer === '' ? [] : [answer]),
    ...differ,
    ...(isFirst ? figures : []),
    ...groups,
    ...(isFirst ? [] : figures),
    ...sold,
    ...open,
  ].join('\n\n')
  return {
    markdown: [body, writeOffer(plan.offer, phrases), writeSources(pen)]
      .filter((part) => part !== '')
      .join('\n\n'),
    wordCount: countArticleWords(body),
    headings,
    tables: tables.flatMap(({ comparable }) => comparable ?? []),
  }
}

/** The beginning below what the sources answer differently: what each answers to each question, steps, a statement or options. */
function writeSaid(
  { rows, main, options, steps }: DigestPlan,
  { told, fromTable, isAnswered }: { told: string; fromTable: string; isAnswered: boolean },
  subject: Subject,
  pen: Pen,
): string {
  if (rows.length > 0)
    return writeAnswerRows(rows, { fromTable, tableRow: rowOfTable(rows, told, subject) }, pen)
  if (steps !== null) return writeSteps(steps, pen)
  if (main.length > 0) return writeAnswer(main, fromTable, pen)
  return isAnswered ? '' : writeOptions(options, pen)
}

/** The question to which a table has amounts of the kind that is asked for; the first where none has. */
function rowOfTable(rows: readonly AnswerRow[], told: string, { language }: Subject): number {
  const measures = findMeasures(told, findLexicon(language))
  const at = rows.findIndex(
    ({ asked }) => asked.isKindKnown && measures.some((one) => asked.isWanted(one, told)),
  )
  return Math.max(0, at)
}

function isKnown(source: EvidenceSource | undefined): boolean {
  return source !== undefined && isTrusted(source)
}

/**
 * True for a table with a word of what is asked in its head or the heading over it. A word that tables on anything have,
 * such as "cost", needs the title of its page to name the thing.
 */
export function hasAsked(
  { header, section }: EvidenceTable,
  { concepts, language }: Subject,
  title: string,
): boolean {
  const head = [section.heading ?? section.parent ?? '', ...header].join(' ')
  const text = prepareText(head, language)
  const isIn = (within: EvidenceText) => (concept: Concept) => !concept.isBackground && concept.isIn(within)
  const telling = concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  return (
    concepts.some(isIn(text)) &&
    (telling.length === 0 || telling.some(isIn(prepareText(`${head} ${title}`, language))))
  )
}

/** What a table shows in a sentence, with whose table it is. */
function writeTold(told: string, source: number, isListed: boolean, pen: Pen): string {
  const name = speakerOf(source, pen)
  const mark = pen.ledger.refer(source)
  if (isListed && name !== '')
    return `${name}${colonOf(pen.phrases)}${pen.phrases.space}${told} ${mark}`.trimEnd()
  // No brackets within brackets.
  const from = name === '' ? '' : ` (${name.replace(/ \((\p{N}+)\)$/u, ', $1')})`
  return `${told}${from} ${mark}`.trimEnd().concat('.')
}

function section(heading: string, parts: string[]): string[] {
  return parts.length === 0 ? [] : [`## ${escapeLine(heading)}`, ...parts]
}

/** Source by source; who speaks is said once for all that one source says in a section, and its reference with it. */
function writeFindings(
  findings: readonly Finding[],
  under: string | null,
  isOnly: boolean,
  pen: Pen,
): string[] {
  const { phrases, ledger } = pen
  const bySource = Map.groupBy([...findings].sort(inReadingOrder), ({ source }) => source)
  const blocks = [...bySource].flatMap(([source, ones]) => {
    const name = isOnly ? '' : speakerOf(source, pen)
    const [only] = ones
    if (ones.length === 1 && only !== undefined) {
      const speaker = name === '' ? null : name
      const written = writeFinding(only, { speaker, under, isCited: true }, pen)
      // Behind a list it would be of its last item.
      return written === '' || written.includes('\n') ? written : `${written}${writeBasis(source, pen)}`
    }
    // With nobody to name above them, each has its own reference.
    if (name === '' && !isOnly) return writeLabelled(ones, under, pen, true)
    const lines = writeLabelled(ones, under, pen, false)
    const mark = `${ledger.refer(source)}${lines.length === 0 ? '' : writeBasis(source, pen)}`.trim()
    // One source says all of the digest: it is named at its start.
    if (isOnly && lines.length > 0) return `${lines.join('\n')} ${mark}`.trimEnd()
    if (lines.length === 0) return lines
    if (bySource.size === 1)
      return `${phrases.according.replace('{x}', () => `${name} ${mark}`)}\n\n${lines.join('\n')}`
    return `- ${name} ${mark}${colonOf(phrases)}\n${lines.join('\n').replace(/^/gm, '  ')}`
  })
  const list = blocks.filter((block) => block !== '').join('\n')
  return list === '' ? [] : [list]
}

/** The findings of one source; a label over several of them stands once. */
function writeLabelled(
  findings: readonly Finding[],
  under: string | null,
  pen: Pen,
  isCited: boolean,
): string[] {
  const byLabel = Map.groupBy(tellApart(findings), (finding) => finding.label ?? finding)
  return [...byLabel].flatMap(([label, ones]) => {
    const isShared = typeof label === 'string' && ones.length > 1
    const lines = ones
      .map((one) => (isShared ? { ...one, label: null } : one))
      .map((one) => writeFinding(one, { speaker: null, under: isShared ? label : under, isCited }, pen))
      .filter((line) => line !== '')
    if (!isShared || lines.length < 2) return lines
    return [
      `- **${escapeLine(label)}**${colonOf(pen.phrases)}`,
      ...lines.map((line) => line.replace(/^/gm, '  ')),
    ]
  })
}

/** "Example" under "Travel" and "Example" under "Meals" are examples of two things: each says of which. */
function tellApart(findings: readonly Finding[]): Finding[] {
  const headed = findings.filter(({ label, section }) => label !== null && label === section.heading)
  const sections = Map.groupBy(headed, ({ label }) => label)
  return findings.map((finding) => {
    const same = headed.includes(finding) ? (sections.get(finding.label) ?? []) : []
    const { trail = [] } = finding.section
    const apart = trail.find((above) => same.some(({ section }) => section.trail?.includes(above) === false))
    return apart === undefined ? finding : { ...finding, label: `${apart} – ${finding.label ?? ''}` }
  })
}

/** The numbered list of what was cited: title with link, publisher and date. Internal documents are not named. */
function writeSources(pen: Pen): string {
  const { ledger, phrases, sources, names } = pen
  const lines = ledger.sources().flatMap(({ reference, id, title, url, role }) => {
    if (role === 'internal') return []
    const at = sources.findIndex((source) => source.id === id)
    const source: EvidenceSource | undefined = sources[at]
    const target = linkTarget(url)
    const name = escapeMarkdown(title === '' ? (url ?? id) : title).replaceAll('`', '')
    const who = names.beside(at).replaceAll('**', '')
    const isTitle = comparable(who).includes(comparable(title)) && comparable(title) !== ''
    const notes = [source === undefined || isTitle ? '' : who]
    const isOurs = source?.own === true && url === null && !isOthersPaper(at, names, sources)
    if (isOurs && !who.includes(phrases.own)) notes.splice(0, 1, phrases.own)
    const note =
      notes.join('') === '' ? '' : inBrackets(notes.join(commaOf(phrases.language)), phrases.language)
    return `${reference}. ${target === null ? name : `[${name}](${target})`}${note}`
  })
  return lines.length === 0 ? '' : [`## ${phrases.sources}`, lines.join('\n')].join('\n\n')
}
