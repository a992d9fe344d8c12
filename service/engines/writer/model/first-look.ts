import { z } from 'zod'
import { wrapData } from '../../chat-model/wrap-data.ts'
import { type Answered, askAnswered, readAnswered } from './answered.ts'
import { askEditor } from './ask-editor.ts'
import { type Plan, showAgainst } from './plan-step.ts'
import type { WritingJob } from './writing-job.ts'

const FirstLook = z.object({
  topic_reason: z.string(),
  answers_the_topic: z.boolean(),
  stumbles: z.array(z.string()),
  checks: z.array(z.object({ claim: z.string(), holds: z.string() })),
  readers: z.array(z.object({ reader: z.string(), told: z.string(), right: z.string() })),
  missing: z.array(z.string()),
  memo: z.array(z.object({ place: z.string(), fault: z.string(), change: z.string() })),
})

/** What a writer must change in the second draft, the worst first. */
export type Memo = z.infer<typeof FirstLook>['memo']

/** The few that matter: a writer who answers twenty notes writes twenty corrections. */
const maxNotes = 10
const wordsPerNote = 100
const minNotes = 5

/** The editor who decides on publication reads the first draft and tells its writer what must change. */
export async function readFirstDraft(
  job: WritingJob,
  text: string,
  plan: Plan | null,
): Promise<Answered & { memo: Memo }> {
  const most = Math.max(minNotes, Math.min(maxNotes, Math.round(job.words / wordsPerNote)))
  const answer = await askEditor(job, {
    name: 'memo',
    schema: FirstLook,
    task: describeTask(job, text, { against: showAgainst(plan), most }),
  })
  return { ...readAnswered(answer), memo: answer?.memo.slice(0, most) ?? [] }
}

function describeTask(
  job: WritingJob,
  text: string,
  { against, most }: { against: string; most: number },
): string {
  return `${job.brief}

${wrapData('DRAFT', text)}
${against === '' ? '' : `\n${against}\n`}
# Task: write the editor's memo
You are another person now: the editor who decides whether this is published in your name. You did not write it. Quote the text and the sources, and not your memory of them; in what you work out first, only what is wrong, in few words. ${askAnswered}
- stumbles: read it once as the tired reader for whom it is. Where do you stumble, lose the thread, want to know more, or are told what you do not need? The first words of each place, and why.
- checks: read it again with the sources open: every statement, sum, heading, quotation and rule, and what the source says right after it. claim: those that are not right, or surer, wider or older than the source has them, and each sum on which the reader decides, done again. holds: "yes", or what is right [n].
- readers: take through the ending, to the letter, the reader of the opening, one with more and one with less of everything that the example has, one to whom what the text warns of happens, and whoever is meant by ${against === '' ? 'the passage of each source that speaks hardest against the answer' : 'each of AGAINST'}. told: the words of the text on which they land. right: "yes", or what goes wrong for them: two lines or none, a rule that fails on an example of the text, something that they are told to say or promise and cannot keep, a step, hour, cost or danger that is not told before it comes, a claim that stays as sure as if the passage were not there.
- missing: what a source has, no sentence tells, and would change what this reader does or believes: the remedy that is free or quick, the condition of a rule or sum, the finding on the very thing that the topic asks, what spoils or hurts. Mostly two or three, each with [n]; nothing that only enriches.
- memo: to the writer, who then writes the whole text again. At most ${most} notes, the one that matters most first; an empty list when nothing must change. Each has place (the first words of the section or sentence, or "whole"), fault (one sentence) and change (what to do instead, with figure and source [n] where it needs one). Scope words of a change ("all", "our", "most") are its source's. A fault of the whole (an answer that does not hold, a thought that the headings do not carry, pages as dense as the next) comes before one of a sentence. Ask for fewer things and not for more: what adds says what goes. No note for taste, and none for a case that only an editor thinks of.`
}
