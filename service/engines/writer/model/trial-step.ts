import { z } from 'zod'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { SentenceChange } from '../writer.ts'
import { askEditor } from './ask-editor.ts'
import { patchRules } from './patch-rules.ts'
import { describeRoom } from './room-left.ts'
import type { WritingJob } from './writing-job.ts'

const Answer = z.object({
  readers: z.array(
    z.object({
      reader: z.string(),
      told: z.string(),
      carried_out: z.string(),
      outcome: z.string(),
      fault: z.string(),
    }),
  ),
  unknowns: z.array(z.object({ unknown: z.string(), moves: z.string(), told_by: z.string() })),
  quotations: z.array(z.object({ quotation: z.string(), around: z.string(), fits: z.boolean() })),
  patches: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})

const maxPatches = 8

/**
 * Lets some readers carry out what the edited text tells them, with paper and pencil. Whoever wrote a rule or corrected it
 * finds that it holds; who does what it says finds the missing unit and the case that one more in the count would turn.
 * @returns patches; empty when nothing fails, or the model did not say
 */
export async function tryAdvice(job: WritingJob, text: string): Promise<SentenceChange[]> {
  const answer = await askEditor(job, {
    name: 'trial',
    schema: Answer,
    task: `${job.brief}

${wrapData('DRAFT', text)}

# Task: follow the article as its readers
Forget that you know what is meant. Be five of its readers in turn, each with paper and pencil, and do to the letter what the text tells you: one at the low end and one at the high end of the range that its readers come from; one for whom a single case more or less in what was counted would turn the result; one who has already what is advised, or has tried it; one outside what was counted or measured (another place, size, season, kind).
- readers, for each: reader: who, in numbers. told: the words that they act by, word for word, of the closing section first and then of opening and table. carried_out: each thing that they count, measure, pay or ask, in which unit, for how long, divided by what, held against what; a step that the text leaves to them is named. outcome: what the text's own figures give them. fault: empty if told and outcome are one act, every step can be taken, opening and offer say the same, and what the reader measures is what the text's figures are of (by ear is not by gauge, one trial not three); otherwise what goes wrong, in one sentence.
- unknowns: everything that the text says nobody counted, measured or knows. moves: whether it would make the advised way better, worse or either, and could it turn the result. told_by: the words with which the text says so beside the result, empty if it doesn't.
- quotations: every quotation of the text. around: the sentence before and the one after it in its source. fits: whether it still means there what the text uses it for, and is about the same thing.
Then patches, the worst first: each fault of a reader (the rule or the step is put right where it stands, not commented on elsewhere), each unknown that could turn the result (which way, in the sentence with the result), what is lost scaled with what is gained, each quotation that doesn't fit (told with what follows it, or cut). A result that one case more would turn is "either will do", in opening and ending alike; what was tried by nobody is said to be untried; those outside what was counted are told that it wasn't counted for them and what to do first. No new fact, and no new figure but a unit, a divisor or a number that the text's own sums give: a limit that they don't give stays a word, and says what to look at. A row of the text's own tables that the new words would get wrong is the same fault again. ${patchRules} At most ${maxPatches}; an empty list when every reader arrives. ${describeRoom(job, text, { step: 'trial' })}`,
  })
  return answer?.patches.slice(0, maxPatches) ?? []
}
