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
import type { EditStep } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

const Answer = z.object({
  topic_reason: z.string(),
  answers_the_topic: z.boolean(),
  readers: z.array(z.object({ reader: z.string(), told: z.string(), right: z.string() })),
  rules: z.array(z.string()),
  checks: z.array(z.object({ claim: z.string(), holds: z.string() })),
  dropped: z.array(z.string()),
  stumbles: z.array(z.string()),
  patches: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})

/** Those that only cut, to make room for others, are among them. */
const maxPatches = 24
const wordsPerPatch = 60
const minPatches = 8

const maxCopiedShown = 8

export type FinishedEdit = Answered & {
  /** Null when the model did not say. */
  patches: SentenceChange[] | null
}

/**
 * An editor who decides whether a text is published reads it as it will be. No sentence needs an edit.
 * @param around.earlier the draft before it, which was written again by a memo
 * @param around.headline what is around the text, where it is written already: it is edited with the text. Each such edit is asked
 *   for as the last, so that it leaves nothing to another.
 * @param around.step how long the text may become by it
 */
export async function editFinishedText(
  job: WritingJob,
  text: string,
  around: { plan: Plan | null; step: EditStep; earlier?: string; headline?: Headline },
): Promise<FinishedEdit> {
  const most = Math.max(minPatches, Math.min(maxPatches, Math.round(job.words / wordsPerPatch)))
  const answer = await askEditor(job, {
    name: around.headline ? 'last_edit' : 'edit',
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
    step,
    earlier,
    headline,
    most,
  }: { plan: Plan | null; step: EditStep; earlier?: string; headline?: Headline; most: number },
): string {
  const against = showAgainst(plan)
  const draft = headline ? `${showHeadline(headline)}\n\n${text}` : text
  const isRewritten = earlier !== undefined && earlier !== text
  const faults = [...listOpenFaults(job, text, { draft }), ...describeCopied(job, text)]
  return `${job.brief}

${wrapData('DRAFT', draft)}
${against === '' ? '' : `\n${against}\n`}${isRewritten ? `\n${wrapData('EARLIER', earlier)}\n` : ''}
# Task: edit the article ${headline ? 'for the last time ' : ''}before it is published
You are the editor in whose name it is published, and what you do not find now its readers find. You did not write it. Quote the text and the sources, and not your memory of them; in what you work out first, only what is wrong, in few words.${headline ? ' Lines that begin with TITLE and DESCRIPTION, and the list under TAKEAWAYS, are around the text; the labels are no part of them.' : ''} ${askAnswered}
- readers: take through the ending, to the letter, the reader of the opening, one with more and one with less of everything that the example has, one between two lines, one who does not yet do what the text takes for granted, and whoever is meant by ${against === '' ? 'the passage of each source that speaks hardest against the answer' : 'each of AGAINST'}. told: the words on which they land. right: "yes", or what goes wrong for them: two lines or none, a rule that fails on an example of the text, a caution of the middle that the closing rule forgets, a step, hour, cost or danger told after the act or not at all, the remedy that is free and left out, a test without what to do when it fails, a whole without its price although its parts have one, their first question left open, a seller's claim without the figure that somebody independent has.${isRewritten ? ' EARLIER is the draft before this one: what it told these readers and they still need, and DRAFT lost.' : ''}
- rules: each rule, threshold and formula that the text gives in two places with another figure, another condition or for other readers: both, and which is right. Opening, headings${headline ? ', title, takeaways' : ''} and ending count as places.
- checks: every sentence, heading${headline ? ', title' : ''}, quotation and reference with the sources open, and what the source says right after it; and each sum on which the reader decides, done again: what it assumes and whether that is said beside it, whether both sides are counted alike, and whether a careful reader gets another figure from the text's own table. claim: those that are not right, or surer, wider or older than the source has them; a rule, limit or promise without the condition, time or place that its source gives it, put on another kind of thing (a margin for guesses on what was measured), or that no source gives and no sum shows; two figures side by side that were not taken alike. holds: "yes", or what is right [n].
- dropped: the other way round: what a source has that decides, protects or embarrasses, and no sentence tells: the test or remedy that is quick, what came of the text's own story, the company's own mistake, what an independent source found on the very answer or on a seller's claim. Mostly none to three, each with [n].
- stumbles: the sentences and headings that somebody tired who has neither sources nor brief has to read twice: a term, a name or "this" without its thing, two thoughts in one, a word that can be read two ways, a sentence that jolts after the one before it, the same thing told twice, a number without its unit, a result whose working cannot be followed from what is shown, a rule with more conditions than one holds in mind and no example, a phrase that no native writer would use.
- patches: change sentences only where a reader would do something wrong, misread, stumble or lose trust, or where a statement and its source differ.${describeOffer(job)}${faults.map((fault) => ` And this: ${fault}`).join('')} ${patchRules} What has a source in SOURCES has its reference and is no surer than it; a rule or figure that changes does so everywhere. To make room, others take out what decides nothing: an aside, a second example, a line said twice. No patch for taste, none that only adds a case that hardly a reader is in. At most ${most}, the one that matters most to a reader first; an empty list when nothing must change.
${describeRoom(job, text, step)}`
}

function showHeadline({ title, description, takeaways }: Headline): string {
  const lines = [`TITLE: ${title}`, `DESCRIPTION: ${description}`]
  return takeaways.length === 0
    ? lines.join('\n\n')
    : [...lines, `TAKEAWAYS:\n${takeaways.map((line) => `- ${line}`).join('\n')}`].join('\n\n')
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
