import { z } from 'zod'
import { wrapData } from '../../chat-model/wrap-data.ts'
import { type Answered, askAnswered, readAnswered } from './answered.ts'
import { askEditor } from './ask-editor.ts'
import { type Plan, showAgainst } from './plan-step.ts'
import type { WritingJob } from './writing-job.ts'

const Answer = z.object({
  topic_reason: z.string(),
  answers_the_topic: z.boolean(),
  stumbles: z.array(z.string()),
  checks: z.array(z.object({ claim: z.string(), holds: z.string() })),
  readers: z.array(z.object({ reader: z.string(), told: z.string(), right: z.string() })),
  missing: z.array(z.string()),
  memo: z.array(z.object({ place: z.string(), fault: z.string(), change: z.string(), goes: z.string() })),
})

/** What a writer must change in the next draft, the worst first. */
export type Memo = z.infer<typeof Answer>['memo']

/** The few that matter: a writer who answers twenty notes writes twenty corrections. */
const maxNotes = 10
const wordsPerNote = 100
const minNotes = 5
/** A second memo is about a text that is nearly right. */
const shareOfSecond = 0.6

/**
 * The editor who decides on publication reads a draft and tells its writer what must change.
 * @param around.earlier the draft before it, which was written again by a memo
 */
export async function writeMemo(
  job: WritingJob,
  text: string,
  { plan, earlier }: { plan: Plan | null; earlier?: string },
): Promise<Answered & { memo: Memo }> {
  const all = Math.max(minNotes, Math.min(maxNotes, Math.round(job.words / wordsPerNote)))
  const most = earlier === undefined ? all : Math.ceil(all * shareOfSecond)
  const answer = await askEditor(job, {
    name: 'memo',
    schema: Answer,
    task: describeTask(job, text, { against: showAgainst(plan), earlier, most }),
  })
  return { ...readAnswered(answer), memo: answer?.memo.slice(0, most) ?? [] }
}

function describeTask(
  job: WritingJob,
  text: string,
  { against, earlier, most }: { against: string; earlier: string | undefined; most: number },
): string {
  return `${job.brief}

${wrapData('DRAFT', text)}
${against === '' ? '' : `\n${against}\n`}${earlier === undefined ? '' : `\n${wrapData('EARLIER', earlier)}\n`}
# Task: write the editor's memo
You are another person now: the editor who decides whether this is published in your name. You did not write it. Quote the text and the sources, and not your memory of them; in what you work out first, only what is wrong, in few words. ${askAnswered}
- stumbles: read it once as the tired reader for whom it is. Where do you stumble, lose the thread, want to know more, or are told what you do not need? The first words of each place, and why.
- checks: read it again with the sources open: every statement, sum, heading, quotation and rule, and what the source says right after it. claim: those that are not right, or surer, wider or older than the source has them; a rule, limit or promise without the condition, time or place that its source gives it; two figures side by side that were not taken alike; and each sum on which the reader decides, done again. holds: "yes", or what is right [n].
- readers: take through the ending, to the letter, the reader of the opening, one with more and one with less of everything that the example has, one to whom what the text warns of happens, and whoever is meant by ${against === '' ? 'the passage of each source that speaks hardest against the answer' : 'each of AGAINST'}. told: the words of the text on which they land. right: "yes", or what goes wrong for them: two lines or none, a rule that fails on an example of the text, something that they are told to say or promise and cannot keep, a step, hour, cost or danger that is not told before it comes, a claim that stays as sure as if the passage were not there. Each kind of reader that the brief's audience names is among them: one who finds no line is told in half a sentence that this is not for them, or what to do instead.${earlier === undefined ? '' : ' EARLIER is the draft before this one: what it told these readers and they still need, and DRAFT lost.'}
- missing: what a source has, no sentence tells, and would change what this reader does or believes: the remedy that is free or quick, the condition of a rule or sum, the finding on the very thing that the topic asks, what spoils or hurts. Mostly two or three, each with [n]; nothing that only enriches.
- memo: to the writer, who then writes ${earlier === undefined ? 'the whole text again' : 'those passages again and leaves the others as they are'}. At most ${most} notes, the one that matters most first; an empty list when nothing must change. Each has place (the first words of the section or sentence, or "whole"), fault (one sentence), change (what to do instead, with figure and source [n] where it needs one) and goes (where the change adds: the first and last words of what the text loses for it, of the same length; else empty). Scope words of a change ("all", "our", "most") are its source's. A fault of the whole (an answer that does not hold, a thought that the headings do not carry, pages as dense as the next) comes before one of a sentence. ${askOf(earlier)} No note for taste, and none for a case that only an editor thinks of.`
}

/** A second memo that asks for more makes room by taking out what the first asked for. */
function askOf(earlier: string | undefined): string {
  return earlier === undefined
    ? 'Ask for fewer things and not for more.'
    : 'DRAFT has its length and its thought: notes correct, say plainly or take out. What comes in is only what somebody would go wrong without (the other half of a rule, the line for a reader who has none, how a layperson does a step or takes a reading), in one sentence. A rule, answer or story that is told twice is told once, and a section with more figures than its reader needs loses some.'
}
