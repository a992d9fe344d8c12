import type { ComparableTable } from '../../../writer.ts'
import { countArticleWords } from '../../count-article-words.ts'
import { escapeLine, escapeMarkdown } from '../../escape-markdown.ts'
import { plainText } from '../../plain-text.ts'
import type { Sentence } from '../../sentence.ts'
import { wholeTitle } from '../../source-name.ts'
import { bareTitle } from '../../topic.ts'
import { writeDifference } from '../answers-apart.ts'
import type { Digest, DigestPlan } from '../compose-digest.ts'
import { colonOf, type Pen } from '../pen.ts'
import { isMethod } from '../section-job.ts'
import { speakerOf } from '../speaker.ts'
import { writeOffer } from '../write-offer.ts'
import { writeSources } from '../write-sources.ts'
import { writeUnknowns } from '../write-unknowns.ts'
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
  const parts = survey.flatMap(({ source, sections }, at) => {
    const written = sections.flatMap((section) => writeSection(section, pen, tables))
    // A text opens with no heading.
    const isOpening = at === 0 && differ.length === 0
    return written.length === 0 ? [] : [...writeName(source, isOpening, pen), ...written]
  })
  const open = [...plan.gaps.map((gap) => `- ${escapeLine(gap)}`), ...writeUnknowns(plan.unknowns, pen)]
  const body = [
    ...differ,
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
    told: toldIn(survey, pen),
  }
}

/** Characters. */
const maxTitle = 130

/** Who speaks, as a heading or a line, and what its paper is called. */
function writeName(source: number, isOpening: boolean, pen: Pen): string[] {
  const { names, sources, ledger, phrases } = pen
  const speaker = speakerOf(source, pen)
  const given = sources[source]?.title ?? ''
  const whole = plainText(sources[source]?.url === null ? given.slice(0, 600) : bareTitle(given))
  const title = whole.length <= maxTitle ? whole : wholeTitle(whole)
  const mark = ledger.refer(source)
  const colon = `${colonOf(phrases)}${phrases.space}`
  const called =
    names.isSeller(source) || !saysTitle(title, speaker) ? '' : `*${escapeMarkdown(title)}* ${mark}`.trimEnd()
  if (speaker === '') return []
  if (isOpening) return [called === '' ? `${speaker} ${mark}`.trimEnd() : `${speaker}${colon}${called}`]
  // That it speaks of its own offer stands under its name.
  const heading = names.isSeller(source) ? names.short(source) : speaker.replaceAll('**', '')
  const below = names.isSeller(source) ? `${speaker} ${mark}`.trimEnd() : called
  return [`## ${heading}`, ...(below === '' ? [] : [below])]
}

/** So many sources are most about the topic. */
const leading = 2
const ofLeading = 0.2
/** What stands beside a table says what came out. */
const ofResult = 0.3

/** What could stand for the whole text: what says most of the topic first. */
function toldIn(survey: Survey, { names }: Pen): (readonly Sentence[])[] {
  return survey
    .filter(({ source }) => !names.isSeller(source))
    .slice(0, leading)
    .flatMap(({ sections }, at) =>
      sections.map((section) => ({ ...section, first: at === 0 ? ofLeading : 0 })),
    )
    .filter(({ isLimit, isInTurn, heading }) => !isLimit && !isInTurn && !isMethod(heading))
    .flatMap((section) =>
      section.parts.flatMap((part) =>
        part.kind === 'paragraph'
          ? part.sentences.map((sentence) => ({
              sentence,
              worth:
                section.first +
                section.worthOf({ ...part, sentences: [sentence] }) +
                (section.parts.some(({ kind }) => kind === 'table') ? ofResult : 0),
            }))
          : [],
      ),
    )
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ sentence }) => [sentence])
}
