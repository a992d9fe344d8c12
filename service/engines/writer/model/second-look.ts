import { z } from 'zod'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { SentenceChange } from '../writer.ts'
import { type Answered, askAnswered, readAnswered } from './answered.ts'
import { askEditor } from './ask-editor.ts'
import { patchRules } from './patch-rules.ts'
import { type Plan, showAgainst } from './plan-step.ts'
import { describeRoom } from './room-left.ts'
import type { WritingJob } from './writing-job.ts'

const SecondLook = z.object({
  topic_reason: z.string(),
  answers_the_topic: z.boolean(),
  readers: z.array(z.object({ reader: z.string(), line: z.string(), acts: z.string(), lacks: z.string() })),
  against: z.array(
    z.object({ source: z.number(), says: z.string(), met_by: z.string(), ending_holds: z.boolean() }),
  ),
  sums: z.array(z.object({ result: z.string(), again: z.string(), reader_decides_by: z.string() })),
  first_things: z.array(z.string()),
  patches: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})

const maxPatches = 10
const wordsPerPatch = 100
const minPatches = 4

/**
 * The look of whoever decides whether a text is published: what the memo did not see, and what the second draft brought in
 * anew. No sentence needs an edit.
 */
export async function lookAgain(
  job: WritingJob,
  text: string,
  plan: Plan | null,
): Promise<Answered & { patches: SentenceChange[] }> {
  const answer = await askEditor(job, {
    name: 'second_look',
    schema: SecondLook,
    task: describeTask(job, text, showAgainst(plan)),
  })
  return { ...readAnswered(answer), patches: answer?.patches ?? [] }
}

function describeTask(job: WritingJob, text: string, against: string): string {
  const max = Math.max(minPatches, Math.min(maxPatches, Math.round(job.words / wordsPerPatch)))
  return `${job.brief}

${wrapData('DRAFT', text)}
${against === '' ? '' : `\n${against}\n`}
# Task: edit the article before it is published
You have not seen it before, you decide whether it is published in your name, and what you find wrong now nobody finds before its readers. Language and references are another editor's. ${askAnswered}
Work out, quoting the text and the sources and not your memory of them:
- readers: first the reader of the opening, with the numbers that the text gives them; then one with more and one with less of everything that the example counts (people, rooms, pieces, distance, use), one for whom what the text warns of comes true, and one between two lines of the ending or to whom two apply at once. line: the words of the ending, read to the letter, on which this reader lands, empty if on none or on two that say different things. acts: what the reader then does with the page in hand, from the first thing held to what comes after the last step, each with its hour and its money: is each thing bought used, each thing used bought and large enough, and each offer for what the text itself says it helps? lacks: what is missing at that point, by the sources' figures where they have it: a thing to hold, a step that every practitioner would name, a cost that falls due later, an hour at which nobody is awake, the cheaper next step before the dear one; empty if nothing.
- against: ${against === '' ? '' : 'each of AGAINST (its met is what the first draft was to say), then '}the strongest passage of each source, read to its end,${against === '' ? '' : ' that is not among them,'} also of one that the text cites for something harmless: its loudest claim where it sells something, what it says against the answer or against what the company sells, warns of, limits to others than this reader, or counts otherwise, and the figure that it has where the text calls a question open or passes it back to the reader. met_by: the first words of the sentence that meets it (a seller's claim with the independent figure), empty if none does or one names it and claims as much as before. ending_holds: whether the ending still tells the right thing to the reader of whom the passage is true.
- sums: each result on which a reader decides. again: done from the sources' figures, both sides with the same kinds of cost, period, threshold and price year, written out, and rounded once at its end. reader_decides_by: the unit in which this reader decides (a year, a piece, one in how many), with the result in it, where the text stops before it; and what its count leaves out or takes for granted.
- first_things: what this reader asks before any sum (does it fit, from which day does it cost, what is it worth without, how long does it take), which a source answers and no sentence does; what would spoil the thing or hurt somebody and stands later than the act that it warns of, what is to be bought before the test that decides whether to buy, and what sends a reader the long way who could stop at the first step, or to the till for what the text says does not help.
Then answer with patches: each reader without one line of the ending, or with a line that is not right for them (a condition moved, widened or put first; a line more only for a reader of the text); those of lacks that make the advice fail; each of against that nothing meets or where the ending does not hold, where some reader would act otherwise by it; each of sums with another result or short of the unit that decides, and each of first_things, moved to where it comes first. ${describeRoom(job, text, 'review')} ${patchRules} What has a source in SOURCES stands with its reference and is no surer than its source (no "never", "all" or "no" that it does not have); what is common knowledge is one plain clause. No patch for taste, none that only adds a case, none that makes a sentence have to be read twice or brings a paragraph over five figures. No more than ${max} patches, the one that changes most for a reader first; an empty list when nothing must change.`
}
