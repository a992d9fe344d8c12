import type { CompanyProfile } from '#contract/company-profile.ts'
import type { ComparableTable } from '../../writer.ts'
import { isQuestion } from '../clean-heading.ts'
import { countArticleWords } from '../count-article-words.ts'
import { escapeLine, escapeMarkdown } from '../escape-markdown.ts'
import { comparable } from '../plain-text.ts'
import type { Sentence } from '../sentence.ts'
import { areLinesApart, writeDifference, writeLines } from './answers-apart.ts'
import type { Chosen } from './choose-passages.ts'
import type { Clause } from './clause.ts'
import type { Difference } from './find-differences.ts'
import type { AnswerLine } from './find-lines.ts'
import type { Unknown } from './find-unknowns.ts'
import { isLabelOnly } from './is-label-only.ts'
import { joinPassages, type Passage, sentencesOf } from './passage.ts'
import { colonOf, type Pen } from './pen.ts'
import { isHype } from './selling-words/is-hype.ts'
import { speakerWithTitle } from './speaker.ts'
import { writeOffer } from './write-offer.ts'
import { writePassage } from './write-passage.ts'
import { writeSourceTable } from './write-source-table.ts'
import { writeSources } from './write-sources.ts'
import { writeUnknowns } from './write-unknowns.ts'

/** What a digest is made of. */
export type DigestPlan = {
  clauses: readonly Clause[]
  /** In the order in which they are told. */
  chosen: readonly Chosen[]
  /** One of each source for each question, for the opening. */
  lines: readonly AnswerLine[]
  differences: readonly Difference[]
  /** What none of the sources answers, in sentences. */
  gaps: readonly string[]
  /** What sources say themselves that they do not know. */
  unknowns: readonly Unknown[]
  /** Of the company that publishes it: its offer and next step close the text. */
  offer: CompanyProfile
}

export type Digest = {
  markdown: string
  /** Words without the list of sources. */
  wordCount: number
  tables: ComparableTable[]
  /** On how many points the sources differ, as the text says it. */
  differences: number
  /** What stands in the text, the lines that answer first. */
  told: (readonly Sentence[])[]
}

/** Writes the plan out and fills the ledger as it goes. */
export function composeDigest(plan: DigestPlan, pen: Pen): Digest {
  const { phrases } = pen
  const { clauses, chosen, lines, gaps } = plan
  const tables: ComparableTable[] = []
  const opening = writeOpening(plan, pen, tables)
  const differ = plan.differences
    .map((one) => writeDifference(one, clauses[one.clause], pen))
    .filter((text) => text !== '')
  const parts = clauses.length > 1 ? writeByQuestions(plan, pen) : writeByHeadings(chosen, clauses[0], pen)
  const open = [...gaps.map((gap) => `- ${escapeLine(gap)}`), ...writeUnknowns(plan.unknowns, pen)]
  const isOpened = opening.length + differ.length > 0
  const body = [
    ...opening,
    // A text opens with no heading.
    ...(differ.length === 0
      ? []
      : opening.length === 0
        ? differ
        : // The heading says it.
          [
            `## ${phrases.differ}`,
            ...differ.map((text) => text.replace(`${phrases.differ}${colonOf(phrases)}\n\n`, '')),
          ]),
    ...(isOpened ? parts : withoutHeading(parts, clauses.length > 1)),
    ...(open.length === 0 ? [] : [`## ${phrases.open}`, open.join('\n')]),
  ].join('\n\n')
  const apart = clauses.filter((clause, at) =>
    areLinesApart(
      lines.filter((line) => line.clause === at),
      clause,
    ),
  )
  return {
    markdown: [body, writeOffer(plan.offer, phrases), writeSources(pen)]
      .filter((part) => part !== '')
      .join('\n\n'),
    wordCount: countArticleWords(body),
    tables,
    differences: differ.length + apart.length,
    told: toldIn(plan, pen),
  }
}

/** What opens a text has no heading over it: a question that it answers stands there as a line. */
function withoutHeading([heading = '', ...parts]: string[], isQuestion: boolean): string[] {
  return isQuestion ? [`**${heading.replace(/^## /u, '')}**`, ...parts] : parts
}

/** For each question one line of each source, and the tables that answer it whole. */
function writeOpening({ clauses, lines, chosen }: DigestPlan, pen: Pen, tables: ComparableTable[]): string[] {
  return clauses.flatMap((clause, at) => {
    const written = writeLines(
      lines.filter((line) => line.clause === at),
      clause,
      clauses.length > 1,
      pen,
    )
    const shown = chosen
      .filter((one) => one.clause === at)
      .flatMap(({ passage }) => passage.parts.flatMap((part) => (part.kind === 'table' ? [part.table] : [])))
      .map((table) => {
        const { markdown, comparable: figure } = writeSourceTable(table, pen)
        if (figure !== null) tables.push(figure)
        return markdown
      })
    if (shown.length === 0) return written
    const head = written.length === 0 && clauses.length > 1 ? [`**${escapeMarkdown(clause.heading)}**`] : []
    return [...head, ...written, ...shown]
  })
}

function writeByQuestions({ clauses, chosen }: DigestPlan, pen: Pen): string[] {
  return clauses.flatMap((clause, at) => {
    const ones = chosen.filter((one) => one.clause === at)
    const written = writeSection(ones, null, pen)
    return written.length === 0 ? [] : [`## ${escapeLine(clause.heading)}`, ...written]
  })
}

/** Of a topic that asks one thing: under those headings of the sources that name what is asked about. */
function writeByHeadings(chosen: readonly Chosen[], clause: Clause | undefined, pen: Pen): string[] {
  const { phrases } = pen
  const isTelling = ({ passage: { section } }: Chosen) =>
    section.heading !== null &&
    !isHype(section.heading) &&
    !isLabelOnly(section.heading) &&
    (clause === undefined || clause.namesIn(section.heading))
  const groups = [
    ...Map.groupBy(chosen, (one) => (isTelling(one) ? comparable(one.passage.section.heading ?? '') : '')),
  ]
  const [first] = groups
  return groups.flatMap((group) => {
    const [key, ones] = group
    const heading = key === '' ? null : (ones[0]?.passage.section.heading ?? null)
    const written = writeSection(ones, heading, pen)
    const shown = heading ?? (group === first ? phrases.main : phrases.more)
    return written.length === 0 ? [] : [`## ${escapeLine(shown)}`, ...written]
  })
}

/** Source by source: who speaks once with the reference, then its passages in their order; sellers last. */
function writeSection(ones: readonly Chosen[], under: string | null, pen: Pen): string[] {
  const { phrases, ledger, names, sources } = pen
  // A page that only a search found stands behind those that somebody named or keeps.
  const isFound = (at: number) => sources[at]?.kind === 'page' && sources[at].isNamed !== true
  const bySource = [...Map.groupBy(ones, ({ passage }) => passage.source)].sort(
    ([a], [b]) =>
      Number(names.isSeller(a)) - Number(names.isSeller(b)) || Number(isFound(a)) - Number(isFound(b)),
  )
  return bySource.flatMap(([source, own]) => {
    const lines = joinPassages(own.map(({ passage }) => passage))
      .toSorted((a, b) => (a.parts[0]?.block ?? 0) - (b.parts[0]?.block ?? 0))
      .flatMap((passage) => writePassage(passage, labelOf(passage, under), pen))
    if (lines.length === 0) return []
    const speaker = [speakerWithTitle(source, pen), ledger.refer(source)].filter((part) => part !== '')
    return [`${speaker.join(' ')}${colonOf(phrases)}`, lines.join('\n')]
  })
}

/** The headings above a passage, but for the one that stands over its section; a question needs none above it. */
function labelOf({ path, title }: Passage, under: string | null): string {
  const isShown = (heading: string) =>
    !isLabelOnly(heading) &&
    comparable(title) !== comparable(heading) &&
    (under === null || comparable(under) !== comparable(heading))
  const shown = path.filter(isShown)
  const last = shown.at(-1)
  if (last === undefined || (under !== null && isQuestion(under))) return ''
  const headings = isQuestion(last) ? [last] : shown.slice(-2)
  return `**${headings.map(escapeMarkdown).join(' › ')}**`
}

function toldIn({ lines, chosen }: DigestPlan, { names }: Pen): (readonly Sentence[])[] {
  const ofPassages = chosen
    .flatMap(({ passage, lines: rated }) => {
      const kept = new Set(passage.parts.flatMap(sentencesOf))
      return rated.flatMap(({ sentence, covered, carries }) =>
        sentence !== null &&
        (sentence.item === null || /[.!?]$/u.test(sentence.text)) &&
        kept.has(sentence) &&
        !names.isSeller(passage.source)
          ? [{ sentence, worth: covered + Number(carries) }]
          : [],
      )
    })
    .sort((a, b) => b.worth - a.worth)
  const isSold = ({ passage }: AnswerLine) => names.isSeller(passage.source)
  return [
    ...lines.filter((line) => !isSold(line)).map(({ sentences }) => sentences),
    ...lines.filter(isSold).map(({ sentences }) => sentences),
    ...ofPassages.map(({ sentence }) => [sentence]),
  ]
}
