import { askForTidyText } from './ask-for-text.ts'
import { type Plan, showPlan } from './plan-step.ts'
import { maxWords } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/** The whole text in one pass: opening, sections, ending. */
export function writeWholeText(job: WritingJob, plan: Plan | null): Promise<string> {
  const { words } = job
  const lengths = plan ? ` ${describeLengths(words, plan.sections.length)}` : ''
  return askForTidyText(job, {
    words: Math.round(words * 1.5),
    task: `${plan ? `${showPlan(plan)}\n\n` : ''}# Task: write the article
Write the whole text${plan ? ' by your plan; what "rule_tried" and "checked" correct in it counts, and you may improve it where writing shows that it is wrong' : ''}.
- Begin with the opening: one to three short paragraphs without a heading.
- Then the sections, each under its heading.
- Show the working that the reader needs, told as prose or as a small table, before what it decides.
- What speaks against the argument stands where the reader will think of it, long enough to change something.
- End by deciding, under a heading of its own that says what to do: the rule in the plan's form, as a list where it has more than two conditions, and one next step.
- Length: about ${words} words, between ${Math.round(words * 0.85)} and ${maxWords(words, 'standard')}.${lengths} Reach it by going deeper: what a figure means for a particular reader, a worked example, an objection and its answer, what to do when the case is different. If the sources and honest thinking do not carry it, end earlier. Never pad and never repeat.
- Before you answer, read it once as a hostile editor: every figure in its source and with the right subject, no claim stronger than its source, the rule true of every case in the middle, nothing said twice, no paragraph that the reader could skip.
Answer with the text alone.`,
  })
}

function describeLengths(words: number, sections: number): string {
  const opening = Math.round(Math.min(120, words * 0.12))
  const each = Math.round((words - opening) / Math.max(1, sections) / 10) * 10
  return `About ${opening} for the opening and ${each} for each section.`
}
