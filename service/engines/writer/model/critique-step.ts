import { z } from 'zod'
import { shorten } from '../../../text/shorten.ts'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { SentenceChange } from '../writer.ts'
import { findCopied } from './copied-text.ts'
import type { Headline } from './headline-step.ts'
import { listOpenFaults } from './open-faults.ts'
import { patchRules } from './patch-rules.ts'
import { asPlainLine } from './plain-line.ts'
import { systemText } from './system-text.ts'
import { countWords, estimateTokens, maxWords } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

const Critique = z.object({
  topic_reason: z.string(),
  answers_the_topic: z.boolean(),
  rule_tried: z.array(z.string()),
  sums_redone: z.array(z.string()),
  withheld: z.array(z.string()),
  patches: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})

export type Critique = {
  /** Null when the model did not say. */
  answersTopic: boolean | null
  /** Why, in a sentence. */
  topicReason: string
  patches: SentenceChange[]
}

const maxPatches = 15
const maxCopiedShown = 8
const answerTokens = 3_000

/**
 * One look at the finished text as a hostile editor, answered with sentences to replace.
 * @param headline title and description, where they are written already
 */
export async function critique(job: WritingJob, text: string, headline: Headline | null): Promise<Critique> {
  const none: Critique = { answersTopic: null, topicReason: '', patches: [] }
  const draft = [
    ...(headline ? [`TITLE: ${headline.title}`, `DESCRIPTION: ${headline.description}`] : []),
    text,
  ].join('\n\n')
  const heads = headline ? 'A title, description or heading' : 'A heading'
  const found = [...listOpenFaults(job, text, draft), ...describeCopied(job, text)].map(
    (line, index) => `${index + 9}. ${line}\n`,
  )
  const task = `${job.brief}

${wrapData('DRAFT', draft)}

# Task: edit the finished article
Read it against the sources as a hostile editor who did not write it.${headline ? ' Lines that begin with TITLE and DESCRIPTION stand around the text; the labels are no part of them.' : ''}
topic_reason: one sentence in English: with which sentence the text answers what the topic asks, or what of it stays unanswered. answers_the_topic: whether it does.
Before you look for faults, work out:
- rule_tried: what the opening, the takeaways a reader would draw and the closing rule tell the reader to do, each in a few words; then every table row, figure, exception and caveat of the text against it, one line each: "holds", or what it says instead.
- sums_redone: every sum, ratio and share of the text done again, one line each, with whether its figures are of the same thing, place, currency, year, customer and point of measurement, whether shown parts give the shown total, and whether the result goes beyond their range.
- withheld: what a practitioner would tell this reader in a sentence, and the text does not say or calls open.
Then find what must change, worst first:
1. A statement that its source does not make or makes weaker, with other figures, for somebody else, or in the opposite direction. Also in table rows.
2. Whatever does not hold in rule_tried: limit the rule or the opening, never the caveat. Whatever fails in sums_redone: say what differs, or take the sum out. A ranking ("the costly part") that the figures do not bear out.
3. ${heads} that promises what the text does not answer, or says more than it: for each name to yourself the sentence that keeps it.
4. A fact without a reference in its paragraph, list item or table row, or with the wrong one; the text's own result under a source's number.
5. A seller's claim told as a fact; an old figure without its year; a contradiction between sources that is passed over; an inference told as a finding; words, a question, a motive, an order or a date lent to somebody who did not say them; a third party that matters and is not named. A document of the company named by its title. A practice, habit, experience, motive or promise of the company ("we have learned", "we always") that neither its documents nor COMPANY have: cut it, or say it as advice.
6. What withheld lists, where the reader cannot act without it: one sentence, as common knowledge, without figures that change.
7. A sentence that says again what another said, that refers to something that is not there, that is filler, or that would fit any other article.
8. An opening that defines or announces instead of answering; an objection that is announced, or knocked down in one line; an ending that sums up, begins with "Before you", or does not tell this reader what to do first.${describeOffer(job)} Two neighbouring sentences that do not follow from each other, or that begin and run alike. A turn that a native writer would not use.
${found.join('')}${describeLength(job, text)}
Answer with patches. ${patchRules} Leave alone what is right: no patch for taste. No more than ${maxPatches} patches; an empty list when nothing must change.`
  const needed =
    estimateTokens(systemText) + estimateTokens(job.evidence ?? '') + estimateTokens(task) + answerTokens
  if (needed > job.model.contextTokens) return none
  try {
    const answer = await job.session.askFor({
      name: 'critique',
      schema: Critique,
      system: systemText,
      evidence: job.evidence,
      task,
      maxCharacters: 24_000,
    })
    return {
      answersTopic: answer.answers_the_topic,
      topicReason: shorten(asPlainLine(answer.topic_reason), maxReason, ''),
      patches: answer.patches.slice(0, maxPatches),
    }
  } catch (error) {
    // The text is there: a review that cannot be read must not cost it.
    if (error instanceof ModelError && error.reason !== 'cancelled') return none
    throw error
  }
}

const maxReason = 240

/** The conditions of an offer are the reason to accept it, and the first thing that a writer drops. */
function describeOffer({ request }: WritingJob): string {
  const { offer, callToAction } = request.profile
  if (!offer || !callToAction) return ''
  return ` A next step that drops a condition of the offer or adds one: it is ${JSON.stringify(offer)}, and the sentence says whose it is.`
}

/** What an editor adds is paid for, so that a review does not make a text longer than was asked for. */
function describeLength({ words, request }: WritingJob, text: string): string {
  const has = countWords(text)
  const max = maxWords(words, request.mode)
  const rule =
    has > max
      ? `Your patches together cut at least ${has - max} words: the weakest sentences first, no figure that decides.`
      : `Your patches together add no more than ${max - has}: what one adds beyond that, another cuts.`
  return `Length: the text has ${has} words; about ${words} were asked for, at most ${max}. ${rule}`
}

function describeCopied({ sources }: WritingJob, text: string): string[] {
  const copied = findCopied(
    text,
    sources.map(({ source }) => source),
  )
  const passages = copied.flatMap((one) => one.passages).slice(0, maxCopiedShown)
  if (passages.length === 0) return []
  return [
    `Passages taken over word for word from a third party's page (shown in lower case), to be said in other words: ${JSON.stringify(passages)}.`,
  ]
}
