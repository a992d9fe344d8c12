import { z } from 'zod'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { SentenceChange } from '../writer.ts'
import { type Answered, askAnswered, readAnswered } from './answered.ts'
import { findShape } from './article-kind.ts'
import { askEditor } from './ask-editor.ts'
import { findCopied } from './copied-text.ts'
import type { Headline } from './headline-step.ts'
import { listOpenFaults } from './open-faults.ts'
import { patchRules } from './patch-rules.ts'
import { listFacts, type Plan, showAgainst } from './plan-step.ts'
import type { PlannedFact } from './planned-facts.ts'
import { type Look, listFaults, listWork, type ReviewFacts } from './review-prompt.ts'
import { describeRoom } from './room-left.ts'
import type { WritingJob } from './writing-job.ts'

const patches = z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() }))
const ofAnswer = {
  topic_reason: z.string(),
  answers_the_topic: z.boolean(),
  rule_cases: z.array(
    z.object({ case: z.string(), rule_says: z.string(), text_says: z.string(), agree: z.boolean() }),
  ),
  deciding: z.array(z.string()),
  inferences: z.array(z.object({ claim: z.string(), figures_of: z.string(), holds: z.string() })),
}
const ofLines = {
  headings: z.array(z.object({ heading: z.string(), promises: z.string(), kept_by: z.string() })),
  told_again: z.array(z.object({ point: z.string(), places: z.array(z.string()), stays: z.string() })),
  unclear: z.array(z.object({ before: z.string(), lacks: z.string(), after: z.string() })),
}
const closing = {
  closing_section: z.string(),
  closing_run: z.array(
    z.object({ reader: z.string(), line: z.string(), figures: z.string(), same: z.boolean() }),
  ),
  closing_final: z.string(),
}
const memo = z.array(z.object({ place: z.string(), fault: z.string(), change: z.string() }))
const OfAnswer = z.object({ ...ofAnswer, memo })
const OfLines = z.object({ ...ofLines, patches })
const OfBoth = z.object({ ...ofAnswer, ...ofLines, patches, ...closing })

/** What a writer must change in the second draft, the worst first. */
export type Memo = z.infer<typeof memo>
export type AnswerCritique = Answered & { memo: Memo }
export type Critique = Answered & {
  patches: SentenceChange[]
  /** A closing section, with its heading, that is to stand instead of the text's; empty when that stays. */
  closing: string
}

type Draft = {
  text: string
  plan: Plan | null
  /** Title and description, where they are written already. */
  headline: Headline | null
}

/** The few that change what a reader does: more of them make every sentence a compressed result. */
const maxNotes = { answer: 12, lines: 18 }
/** A short piece is not to be written anew by its editor. */
const wordsPerNote = { answer: 90, lines: 60 }
const minNotes = 5

function countNotes(look: Look, words: number): number {
  return Math.max(minNotes, Math.min(maxNotes[look], Math.round(words / wordsPerNote[look])))
}

const maxCopiedShown = 8
/** An explanation only adds, and the second look does not need all the room. */
const wordsToExplain = 25

/** A hostile editor's look at what the text makes its reader do: does the answer hold for every case and figure of it? */
export async function critiqueAnswer(
  job: WritingJob,
  text: string,
  plan: Plan | null,
): Promise<AnswerCritique> {
  const draft = { text, plan, headline: null }
  const answer = await answerTo(job, draft, { looks: ['answer'], schema: OfAnswer, name: 'critique' })
  return { ...readAnswered(answer), memo: answer?.memo ?? [] }
}

/** The same editor line by line, once the answer holds. No line needs an edit: null when the model did not say. */
export async function critiqueLines(
  job: WritingJob,
  text: string,
  plan: Plan | null,
): Promise<SentenceChange[] | null> {
  const draft = { text, plan, headline: null }
  const answer = await answerTo(job, draft, { looks: ['lines'], schema: OfLines, name: 'line_edit' })
  return answer && listPatches(answer)
}

/** Both looks in one call, at a text that has its title. */
export async function critiqueWhole(job: WritingJob, text: string, headline: Headline): Promise<Critique> {
  const draft = { text, plan: null, headline }
  const answer = await answerTo(job, draft, {
    looks: ['answer', 'lines'],
    schema: OfBoth,
    name: 'critique',
  })
  return {
    ...readAnswered(answer),
    patches: answer ? listPatches(answer) : [],
    closing: answer ? answer.closing_final.trim() || answer.closing_section : '',
  }
}

/** What a stranger would not understand goes before faults of form: where room is short, the last changes are left out. */
function listPatches({
  patches,
  unclear,
}: Pick<z.infer<typeof OfLines>, 'patches' | 'unclear'>): SentenceChange[] {
  const clearer = unclear.map(({ before, after, lacks }) => ({ before, after, reason: lacks }))
  // A sentence is named without other words where it needs none, and not for it to go.
  return [...clearer.filter(({ after }) => after.trim() !== ''), ...patches]
}

type Asked<T> = { looks: readonly Look[]; schema: z.ZodType<T>; name: string }

function answerTo<T>(job: WritingJob, draft: Draft, { looks, schema, name }: Asked<T>): Promise<T | null> {
  return askEditor(job, { name, schema, task: describeTask(job, draft, looks) })
}

function describeTask(job: WritingJob, { text, plan, headline }: Draft, looks: readonly Look[]): string {
  const asksAnswer = looks.includes('answer')
  const asksLines = looks.includes('lines')
  const facts = plan && asksAnswer ? listFacts(plan) : []
  const against = asksAnswer ? showAgainst(plan) : ''
  const about = {
    hasFacts: facts.length > 0,
    hasAgainst: against !== '',
    hasHeadline: headline !== null,
    shape: plan && findShape(plan.kind),
    offer: describeOffer(job),
  }
  const draft = [
    ...(headline ? [`TITLE: ${headline.title}`, `DESCRIPTION: ${headline.description}`] : []),
    text,
  ].join('\n\n')
  const faults = [
    ...looks.flatMap((look) => listFaults(look, about)),
    ...listOpenFaults(job, text, { draft, plan }).flatMap(({ look, fault }) =>
      looks.includes(look) ? [fault] : [],
    ),
    ...(asksLines ? describeCopied(job, text) : []),
  ]
  return [
    job.brief,
    wrapData('DRAFT', draft),
    ...(facts.length === 0 ? [] : [wrapData('FACTS', facts.map(showFact).join('\n'))]),
    ...(against === '' ? [] : [against]),
    `# Task: ${asksAnswer ? 'edit the finished article' : 'edit the lines of the finished article'}
${asksAnswer ? 'Read it against the sources as a hostile editor who did not write it, and once as the tired reader for whom it is.' : 'Another editor has seen to it that the answer holds. Read it line by line against the sources as one who has not seen it before, and leave its answer, sums and limits as they are where the sources bear them out.'}${headline ? ' Lines that begin with TITLE and DESCRIPTION stand around the text; the labels are no part of them.' : ''}${
  asksAnswer ? `\n${askAnswered}` : ''
}
Before you look for faults, work out, quoting the text and not your memory of it:
${looks
  .flatMap((look) => listWork(look, about))
  .map((line) => `- ${line}`)
  .join('\n')}
Then find what must change, worst first:
${faults.map((line, index) => `${index + 1}. ${line}`).join('\n')}
${asksLines ? askForPatches(job, text, about, asksAnswer) : askForMemo(job)}`,
  ].join('\n\n')
}

function askForMemo({ words }: WritingJob): string {
  return `Answer with a memo to the writer, who then writes the whole text again. It names what must change and nothing for taste, the worst first: a fault of the whole (an answer that does not hold, an argument that the headings do not carry, tables read aloud, pages where every sentence is as dense as the next) before one of a sentence. At most ${countNotes('answer', words)} notes, an empty list when nothing must change. Each has place (the first words of the section or sentence, or "whole"), fault (one sentence) and change (what stands there instead: the rule, the figure with its source [n], the sum done again, what goes to make room). It asks for no second answer, no case that only an editor thinks of, and hardly more words than it takes out: editors after the second draft have room of their own.`
}

function askForPatches(
  job: WritingJob,
  text: string,
  { shape }: Pick<ReviewFacts, 'shape'>,
  asksAnswer: boolean,
): string {
  return `${describeRoom(job, text, asksAnswer ? 'review' : 'draft')}${asksAnswer ? '' : ` Up to ${wordsToExplain} words that unclear adds are not counted.`}
Answer with patches, the worst fault first. ${patchRules} Leave alone what is right: no patch for taste. A patch that shortens takes no limit with it ("more", "untested", "we counted no"), no year and no pointer to where a figure stands. No more than ${countNotes('lines', job.words)} patches; an empty list when nothing must change.${
    asksAnswer
      ? `
closing_section: empty, unless one of rule_cases disagrees or a line says nothing to do. Then the whole last section written anew, its heading first (##), at most 20 words longer than it is: one case, one line, one instruction, as the text decides it, ${shape ? `in the form that its kind ends on (${shape.ending}), ` : ''}with its next step and its link as they are, no fact that neither the text nor one of your patches has, and no other reference. No patch is then of that section.
closing_run: readers through that section as it will stand, to the letter: one on either side of each limit, one who lacks what it asks for. line: the words that they land on; figures: what the text's own figures give them; same: whether that is one act.
closing_final: empty where all are the same. Else the section once more, corrected.`
      : ''
  }`
}

function showFact({ fact, source, place }: PlannedFact): string {
  return `- ${fact}${source > 0 ? ` [${source}]` : ''} (planned for ${JSON.stringify(place)})`
}

/** The conditions of an offer are the reason to accept it, and the first thing that a writer drops. */
function describeOffer({ request }: WritingJob): string {
  const { offer, callToAction } = request.profile
  if (!offer || !callToAction) return ''
  return ` A next step that drops a condition of the offer or adds one: it is ${JSON.stringify(offer)}, and the sentence says whose it is. It holds for ${JSON.stringify(callToAction.text)} only where that is about this offer: another thing has none of its conditions, and only those that its own words or a document of the company give it.`
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
