import { speaksAsWe } from '../../../evidence/speaks-as-we.ts'
import type { ComparableTable } from '../../../writer.ts'
import { countArticleWords } from '../../count-article-words.ts'
import { escapeLine, escapeMarkdown } from '../../escape-markdown.ts'
import { plainText } from '../../plain-text.ts'
import type { Sentence } from '../../sentence.ts'
import { wholeTitle } from '../../source-name.ts'
import { bareTitle } from '../../topic.ts'
import { writeDifference } from '../answers-apart.ts'
import type { Digest, DigestPlan } from '../compose-digest.ts'
import { countSources } from '../describe-digest.ts'
import { type Part, sentencesOf } from '../passage.ts'
import { colonOf, type Pen } from '../pen.ts'
import { isMethod, jobOf } from '../section-job.ts'
import { speakerOf } from '../speaker.ts'
import { standsAlone } from '../stands-alone.ts'
import { writeOffer } from '../write-offer.ts'
import { writeSources } from '../write-sources.ts'
import { writeUnknowns } from '../write-unknowns.ts'
import type { RatedSection } from './rate-sections.ts'
import type { Survey } from './survey.ts'
import { saysTitle, writeSection } from './write-whole.ts'

/** What the sources say against each other, what each says in whole sections under its name, and what stays open. */
export function composeSurvey(
  survey: Survey,
  plan: Pick<DigestPlan, 'clauses' | 'differences' | 'gaps' | 'unknowns' | 'offer'>,
  pen: Pen,
): Digest {
  const { phrases } = pen
  const tables: ComparableTable[] = []
  const differ = plan.differences
    .map((one) => writeDifference(one, plan.clauses[one.clause], pen))
    .filter((text) => text !== '')
  const told = survey.map(({ source }) => source)
  // A text opens with no heading.
  const isCounted = differ.length === 0 && countSources(told, pen.names, phrases, maxCounted) !== ''
  const parts = survey.flatMap(({ source, sections }, at) => {
    const written = sections.flatMap((section) => writeSection(section, pen, tables))
    return written.length === 0
      ? []
      : [...writeName(source, at === 0 && differ.length === 0 && !isCounted, pen), ...written]
  })
  const open = [...plan.gaps.map((gap) => `- ${escapeLine(gap)}`), ...writeUnknowns(plan.unknowns, pen)]
  const body = [
    ...differ,
    ...(isCounted ? [countWithMarks(told, pen)] : []),
    ...parts,
    ...(open.length === 0 ? [] : [`## ${phrases.open}`, open.join('\n')]),
  ].join('\n\n')
  return {
    markdown: [body, writeOffer(plan.offer, phrases), writeSources(pen)]
      .filter((part) => part !== '')
      .join('\n\n'),
    wordCount: countArticleWords(body),
    tables,
    differences: differ.length,
    told: toldIn(
      survey,
      new Set(plan.differences.flatMap(({ sides }) => sides.map(({ passage }) => passage.source))),
      pen,
    ),
  }
}

/** How many sources speak, and which, each with its reference. */
function countWithMarks(told: readonly number[], { names, ledger, phrases }: Pen): string {
  const list = told.map((source) => `${names.short(source)} ${ledger.refer(source)}`.trimEnd())
  const counted = (phrases.counted ?? '{x}').replace('{n}', String(told.length))
  return `${counted.replace('{x}', () => list.join(', '))}.`
}

/** Characters. */
const maxCounted = 600
const maxTitle = 130

/** Who speaks, as a heading or a line, and what its paper is called. */
function writeName(source: number, isOpening: boolean, pen: Pen): string[] {
  const { names, sources, ledger, phrases } = pen
  const speaker = speakerOf(source, pen)
  const given = sources[source]?.title ?? ''
  const whole = plainText(sources[source]?.url === null ? given.slice(0, 600) : bareTitle(given))
  const title = whole.length <= maxTitle ? whole : wholeTitle(whole)
  const mark = ledger.refer(source)
  const called =
    names.isSeller(source) || !saysTitle(title, speaker) ? '' : `*${escapeMarkdown(title)}* ${mark}`.trimEnd()
  if (speaker === '') return []
  const colon = `${colonOf(phrases)}${phrases.space}`
  if (isOpening) return [called === '' ? `${speaker} ${mark}`.trimEnd() : `${speaker}${colon}${called}`]
  // That it speaks of its own offer stands under its name.
  const heading = names.isSeller(source) ? names.short(source) : speaker.replaceAll('**', '')
  const below = names.isSeller(source) ? `${speaker} ${mark}`.trimEnd() : called
  return [`## ${heading}`, ...(below === '' ? [] : [below])]
}

/** A sentence with more of them is a count, and no conclusion. */
const maxFigures = 2
/** So many sources are most about the topic. */
const leading = 3
const leadingTables = 2
/** What a source comes to in short says more than what stands below a table. */
const ofConclusion = 1

/** What could stand for the whole text: what a source concludes that sells nothing and that no other contradicts. */
function toldIn(survey: Survey, disputed: ReadonlySet<number>, { names }: Pen): (readonly Sentence[])[] {
  return survey
    .filter(({ source }) => !names.isSeller(source) && !disputed.has(source))
    .slice(0, leading)
    .flatMap(({ sections }, at) =>
      sections.filter(({ parts }) => at < leadingTables || !parts.some(({ kind }) => kind === 'table')),
    )
    .flatMap((section) =>
      concludingIn(section).map((sentence) => ({
        sentence,
        worth:
          section.worthOf({ kind: 'paragraph', block: sentence.block, sentences: [sentence] }) +
          (section.parts.some(({ kind }) => kind === 'table') ? 0 : ofConclusion),
      })),
    )
    .filter(({ sentence }) => (sentence.text.match(/\p{N}[\p{N}.,]*/gu) ?? []).length <= maxFigures)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ sentence }) => [sentence])
}

/** What stands under "Conclusion", and below a table what draws one from it. */
function concludingIn({ parts, heading, isLimit, isInTurn }: RatedSection): Sentence[] {
  if (isLimit || isInTurn || isMethod(heading)) return []
  const at = parts.findIndex(({ kind }) => kind === 'table')
  if (at === -1) return jobOf(heading) === 'result' ? parts.flatMap(alone) : []
  const below = parts.slice(at + 1)
  const [first] = below
  return below.length === 1 && first?.kind === 'paragraph' && jobOf(heading) === 'result'
    ? first.sentences
        .filter(standsAlone)
        .slice(0, 1)
        .filter(({ text, lexicon }) => !speaksAsWe(text, lexicon.language))
    : []
}

/** The sentences of a paragraph, and the items of a list that are one sentence each. */
function alone(part: Part): Sentence[] {
  return part.kind === 'list' ? part.items.filter(({ length }) => length === 1).flat() : sentencesOf(part)
}
