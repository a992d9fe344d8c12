import { describeShape, findShape } from './article-kind.ts'
import { askForTidyText } from './ask-for-text.ts'
import { type Plan, showPlan } from './plan-step.ts'
import { maxWords, openingWords } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/** The whole text in one pass: opening, sections, ending. */
export function writeWholeText(job: WritingJob, plan: Plan | null): Promise<string> {
  const { words, request } = job
  const shape = plan && findShape(plan.kind)
  return askForTidyText(job, {
    words: Math.round(words * 1.5),
    task: `${plan ? `${showPlan(plan)}\n\n` : ''}# Task: write the article
Write the whole text${plan ? ' by your plan; improve it where writing shows that it is wrong' : ''}.
${shape ? `- Its shape: it ${describeShape(shape)}.\n` : ''}- Begin with the opening: one to three short paragraphs without a heading, about ${openingWords(words)} words. Then the sections, each under its heading.
- The last section has a heading of its own and tells what to do${plan ? ' ("ending" and "next_step" of the plan)' : ''}: one case, one line, one instruction.
- Length: at most ${maxWords(words, request.mode, 'draft')} words. ${plan ? 'Each section keeps to its share of the plan. Where the plan has more than can be told with ease, what changes least for the reader stays out. ' : ''}If the sources and honest thinking do not carry it, end earlier; never pad.
- Before you answer, read it once as that reader: is the first question answered first, does every sentence stand at first reading, does the ending tell the reader of the opening, and one with half and one with twice as much, what the text has worked out? Then answer with the text alone.`,
  })
}
