import type { ComparableTable } from '../../../writer.ts'
import { countArticleWords } from '../../count-article-words.ts'
import { escapeLine, escapeMarkdown } from '../../escape-markdown.ts'
import { comparable, plainText } from '../../plain-text.ts'
import type { EvidenceSection } from '../../sentence.ts'
import { wholeTitle } from '../../source-name.ts'
import { bareTitle } from '../../topic.ts'
import { writeDifference } from '../answers-apart.ts'
import type { Digest, DigestPlan } from '../compose-digest.ts'
import { colonOf, type Pen } from '../pen.ts'
import { isHype } from '../selling-words/is-hype.ts'
import { speakerOf } from '../speaker.ts'
import { writeOffer } from '../write-offer.ts'
import { writeSentences } from '../write-passage.ts'
import { writeSources } from '../write-sources.ts'
import { writeUnknowns } from '../write-unknowns.ts'
import type { LeadLine } from './lead.ts'
import type { Survey, SurveyPlan } from './survey.ts'
import { saysTitle, writeBriefLines, writeSection } from './write-whole.ts'

/** What answers the topic, what the sources say against each other, what each says in whole sections under its name, and what stays open. */
export function composeSurvey(
  survey: Survey,
  { lead, headings }: Pick<SurveyPlan, 'lead' | 'headings'>,
  plan: Pick<DigestPlan, 'clauses' | 'differences' | 'gaps' | 'unknowns' | 'offer'>,
  pen: Pen,
): Digest {
  const { phrases } = pen
  const tables: ComparableTable[] = []
  const opening = writeLead(lead, pen)
  const differ = plan.differences
    .map((one) => writeDifference(one, plan.clauses[one.clause], pen))
    .filter((text) => text !== '')
  const brief: EvidenceSection[] = []
  const parts = survey.flatMap(({ source, sections, lines }) => {
    const name = writeName(source, pen)
    const written = sections.flatMap((section) => writeSection(section, pen, tables))
    if (written.length === 0) return []
    const besides = writeBriefLines(lines, pen)
    brief.push(...besides.told)
    return [...name, ...written, ...besides.written]
  })
  const open = [...plan.gaps.map((gap) => `- ${escapeLine(gap)}`), ...writeUnknowns(plan.unknowns, pen)]
  const body = [
    ...opening,
    ...differ,
    ...parts,
    ...(open.length === 0 ? [] : [`## ${phrases.open}`, open.join('\n')]),
  ].join('\n\n')
  return {
    markdown: [
      body,
      writeOffer(plan.offer, phrases),
      writeSources(pen, untoldIn(survey, brief, lead, headings, pen)),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    wordCount: countArticleWords(body),
    tables,
    differences: differ.length,
    // The first line stands right below the description.
    // … and of two cases none describes the text alone.
    told: lead
      .slice(1)
      .flatMap(({ sentences, isCase }) => (isCase ? [sentences] : [sentences, sentences.slice(0, 1)])),
  }
}

/** The headings of each source under which nothing is told; of a seller's the questions, as the others are slogans. */
function untoldIn(
  survey: Survey,
  brief: readonly EvidenceSection[],
  lead: readonly LeadLine[],
  headings: SurveyPlan['headings'],
  { names }: Pen,
): Map<number, string[]> {
  const sections = survey.flatMap(({ sections: told }) => told.map(({ section }) => section))
  const said = new Set([
    ...sections,
    ...brief,
    ...lead.flatMap(({ sentences }) => sentences.map(({ section }) => section)),
  ])
  return new Map(
    [...headings].flatMap(([source, all]) => {
      const isNamed = (heading: string) =>
        !isHype(heading) && (!names.isSeller(source) || asked.test(heading))
      return [
        [
          source,
          all.flatMap(({ heading, section }) => (said.has(section) || !isNamed(heading) ? [] : [heading])),
        ],
      ]
    }),
  )
}

/** What comes nearest to an answer, each with who says it. */
function writeLead(lead: readonly LeadLine[], pen: Pen): string[] {
  const { phrases, ledger } = pen
  const lines = lead.flatMap(({ source, sentences }) => {
    const text = writeSentences(sentences, pen)
    if (text === '') return []
    const speaker = speakerOf(source, pen)
    const who = speaker === '' ? '' : `${speaker}${colonOf(phrases)}${phrases.space}`
    return [`- ${who}${text} ${ledger.refer(source)}`.trimEnd()]
  })
  return lines.length === 0 ? [] : [...(phrases.short === undefined ? [] : [phrases.short]), lines.join('\n')]
}

const asked = /[?？]\s*$/u

/** Characters. */
const maxTitle = 130

/** Who speaks, as a heading, and what its paper is called. */
function writeName(source: number, pen: Pen): string[] {
  const { names, sources, ledger } = pen
  const speaker = speakerOf(source, pen)
  const given = sources[source]?.title ?? ''
  const whole = plainText(sources[source]?.url === null ? given.slice(0, 600) : bareTitle(given))
  const title = whole.length <= maxTitle ? whole : wholeTitle(whole)
  const mark = ledger.refer(source)
  const called =
    names.isSeller(source) || !saysTitle(title, speaker) ? '' : `*${escapeMarkdown(title)}* ${mark}`.trimEnd()
  if (speaker === '') return []
  // That it speaks of its own offer stands under its name.
  const name = comparable(speaker.split('**')[1] ?? '')
  // "Marl Street Beers", over "Marl Street Beers: three trucks": the title says both.
  const isTitled = names.byline(source) === '' && name !== '' && comparable(title).startsWith(`${name} `)
  if (isTitled) {
    const notes = speaker.slice(speaker.lastIndexOf('**') + 2)
    return [`## ${escapeMarkdown(title)}${notes}`]
  }
  const heading = names.isSeller(source) ? names.short(source) : speaker.replaceAll('**', '')
  const below = names.isSeller(source) ? `${speaker} ${mark}`.trimEnd() : called
  return [`## ${heading}`, ...(below === '' ? [] : [below])]
}
