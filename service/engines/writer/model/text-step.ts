import { describeShape, findShape } from './article-kind.ts'
import { askForTidyText } from './ask-for-text.ts'
import { type Plan, showPlan } from './plan-step.ts'
import type { WritingJob } from './writing-job.ts'

/** The whole text in one pass: opening, sections, ending. */
export function writeWholeText(job: WritingJob, plan: Plan | null): Promise<string> {
  const { words } = job
  const shape = plan && findShape(plan.kind)
  const lengths = plan ? ` ${describeLengths(words, plan.sections.length)}` : ''
  return askForTidyText(job, {
    words: Math.round(words * 1.5),
    task: `${plan ? `${showPlan(plan)}\n\n` : ''}# Task: write the article
Write the whole text${plan ? ' by your plan; improve it where writing shows that it is wrong' : ''}.
${shape ? `- Its shape: it ${describeShape(shape)}.\n` : ''}- Begin with the opening: one to three short paragraphs without a heading. Then the sections, each under its heading.
- The one quantity or condition that decides comes early, with its working: as prose where it has few figures, else as a small table of what goes in, each row with its source, and the result in the sentence after it; what follows is tested against it. What a result takes for granted stands where it is used, as long as it changes something, and once.
${plan ? '- Each of "against" is met where the reader thinks of it, by a sentence that changes what is claimed or done and not by one that only mentions it; what "walk" notes stands in a clause at its step.\n' : ''}- A figure that decides nothing stays out${plan ? ', also one of the plan' : ''}: tell it in words, or not at all.
- The last section has a heading of its own and tells what to do${plan ? ' ("ending" and "next_step" of the plan)' : ''}: one case, one line, one instruction.
- Length: as the brief has it.${lengths} Reach it by going deeper, not by more figures: what one means for a particular reader, how to do the step that the topic asks for, an objection and its answer. If the sources and honest thinking do not carry it, end earlier. Never pad and never repeat.
- Before you answer, read it cold, once, as a hostile reader with the sources open. The figures are mostly right; the sentences around them are not: test opening, headings, transitions, "so", "all", "none", "only" and every rule hardest, each against every row and figure of the text and of its source, hold each line of the ending against the section that it comes from, and take the reader of your own first paragraph through it, then those between its branches. Strike from the next step what the offer does not literally say. Repair, then answer with the text alone.`,
  })
}

function describeLengths(words: number, sections: number): string {
  const opening = Math.round(Math.min(120, words * 0.12))
  // A table or a list comes on top of what a section was meant to have.
  const each = Math.round(((words - opening) * 0.95) / Math.max(1, sections) / 10) * 10
  return `About ${opening} for the opening and ${each} for each section.`
}
