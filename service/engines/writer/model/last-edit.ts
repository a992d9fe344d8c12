import { z } from 'zod'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { SentenceChange } from '../writer.ts'
import { type Answered, askAnswered, readAnswered } from './answered.ts'
import { askEditor } from './ask-editor.ts'
import { findCopied } from './copied-text.ts'
import type { Headline } from './headline-step.ts'
import { listOpenFaults } from './open-faults.ts'
import { patchRules } from './patch-rules.ts'
import { type Plan, showAgainst } from './plan-step.ts'
import { describeRoom } from './room-left.ts'
import type { WritingJob } from './writing-job.ts'

const Answer = z.object({
  topic_reason: z.string(),
  answers_the_topic: z.boolean(),
  readers: z.array(z.object({ reader: z.string(), told: z.string(), right: z.string() })),
  checks: z.array(z.object({ claim: z.string(), holds: z.string() })),
  stumbles: z.array(z.string()),
  patches: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})

/** More than these and the text reads like its corrections. */
const maxPatches = 12
const wordsPerPatch = 90
const minPatches = 5

const maxCopiedShown = 8

export type LastEdit = Answered & {
  /** Null when the model did not say. */
  patches: SentenceChange[] | null
}

/**
 * The look of whoever decides whether a text is published, at the text as it will stand. No sentence needs an edit.
 * @param around.earlier the draft before it, which was written again by a memo
 * @param around.headline title and description, where they are written already: they are edited with the text
 */
export async function editFinishedText(
  job: WritingJob,
  text: string,
  around: { plan: Plan | null; earlier?: string; headline?: Headline },
): Promise<LastEdit> {
  const most = Math.max(minPatches, Math.min(maxPatches, Math.round(job.words / wordsPerPatch)))
  const answer = await askEditor(job, {
    name: 'last_edit',
    schema: Answer,
    task: describeTask(job, text, { ...around, most }),
  })
  return { ...readAnswered(answer), patches: answer?.patches.slice(0, most) ?? null }
}

function describeTask(
  job: WritingJob,
  text: string,
  {
    plan,
    earlier,
    headline,
    most,
  }: { plan: Plan | null; earlier?: string; headline?: Headline; most: number },
): string {
  const against = showAgainst(plan)
  const draft = [
    ...(headline ? [`TITLE: ${headline.title}`, `DESCRIPTION: ${headline.description}`] : []),
    text,
  ].join('\n\n')
  const isRewritten = earlier !== undefined && earlier !== text
  const faults = [...listOpenFaults(job, text, { draft }), ...describeCopied(job, text)]
  return `${job.brief}

${wrapData('DRAFT', draft)}
${against === '' ? '' : `\n${against}\n`}${isRewritten ? `\n${wrapData('EARLIER', earlier)}\n` : ''}
# Task: edit the article before it is published
You are the editor in whose name it is published, and what you do not find now its readers find. You did not write it. Quote the text and the sources, and not your memory of them.${headline ? ' Lines that begin with TITLE and DESCRIPTION stand around the text; the labels are no part of them.' : ''} ${askAnswered}
- readers: take through the ending, to the letter, the reader of the opening, one with more and one with less of everything that the example has, one between two lines, and whoever is meant by ${against === '' ? 'the passage of each source that speaks hardest against the answer' : 'each of AGAINST'}. told: the words on which they land. right: "yes", or what goes wrong for them: two lines or none, a rule that fails on an example of the text, a step, hour, cost or danger told after the act or not at all, the remedy that is free and left out, their first question left open, a seller's claim without the figure that somebody independent has.${isRewritten ? ' EARLIER is the draft before this one: what it told these readers and they still need, and DRAFT lost.' : ''}
- checks: every sentence, sum, heading${headline ? ', title' : ''}, quotation and reference with the sources open, and what the source says right after it. claim: those that are not right, or surer, wider or older than the source has them; a rule, limit or promise without the condition, time or place that its source gives it; two figures side by side that were not taken alike; and each sum on which the reader decides, done again. holds: "yes", or what is right [n].
- stumbles: the sentences and headings that somebody tired who has neither sources nor brief has to read twice: a term, a name or "this" without its thing, two thoughts in one, a word that can be read two ways, a sentence that jolts after the one before it, a number without its unit, a phrase that no native writer would use.
- patches: change sentences only where a reader would do something wrong, misread, stumble or lose trust, or where a statement and its source differ.${describeOffer(job)}${faults.map((fault) => ` And this: ${fault}`).join('')} ${patchRules} A change is no longer than what it replaces unless a reader would go wrong without it; what has a source in SOURCES stands with its reference and is no surer than it. No patch for taste, none that only adds a case. No more than ${most}, the one that matters most to a reader first; an empty list when nothing must change.
${describeRoom(job, text, 'review')}`
}

/** The conditions of an offer are the reason to accept it, and the first thing that a writer drops. */
function describeOffer({ request }: WritingJob): string {
  const { offer, callToAction } = request.profile
  if (!offer || !callToAction) return ''
  return ` The next step drops no condition of the offer and adds none: it is ${JSON.stringify(offer)}, and the sentence says whose it is. It holds for ${JSON.stringify(callToAction.text)} only where that is about this offer: another thing has none of its conditions, and only those that its own words or a document of the company give it.`
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
