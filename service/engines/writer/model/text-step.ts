import { describeShape, findShape } from './article-kind.ts'
import { askForTidyText } from './ask-for-text.ts'
import { maxFiguresIn } from './crowded-paragraphs.ts'
import { type Plan, showPlan } from './plan-step.ts'
import type { WritingJob } from './writing-job.ts'

/** Of the words asked for: an editor who finds a condition missing has to have room for it. */
const draftShare = 0.9

/** The whole text in one pass: opening, sections, ending. */
export function writeWholeText(job: WritingJob, plan: Plan | null): Promise<string> {
  const { words } = job
  const shape = plan && findShape(plan.kind)
  const ending = plan
    ? 'It tells what "ending" and "next_step" of the plan note'
    : 'It tells the reader what to do'
  const lengths = plan ? ` ${describeLengths(words * draftShare, plan.sections.length)}` : ''
  return askForTidyText(job, {
    words: Math.round(words * 1.5),
    task: `${plan ? `${showPlan(plan)}\n\n` : ''}# Task: write the article
Write the whole text${plan ? ' by your plan; improve it where writing shows that it is wrong' : ''}.
${shape ? `- Its shape: it ${describeShape(shape)}.\n` : ''}- Begin with the opening: one to three short paragraphs without a heading. Then the sections, each under its heading.
- ${plan ? 'Each of "facts" stands in its section' : 'Each fact that decides stands where it decides'}, with its condition in the same sentence or the one beside it. What changes a sum or a table (who pays it, for whom it holds, what it takes for granted) stands before it in one sentence, as values.
- Each statement has one place. The opening gives the answer in short, no firmer than the text leaves it after its last deduction and caveat, and promises nothing that no section keeps; a section shows why and does not say the answer again; the ending has what is to be done and no reason that was told. A reservation is said once, where it decides.
- One thought a sentence: the quantity first, then what it is compared with. The first number of a kind has its unit, results of one kind stand on one base, those that decide for nobody are left out, and no paragraph has more than five figures or more decimals than its source. About ${maxFiguresIn(words * 0.8)} figures outside tables are enough for the whole: after each result a sentence in plain words says what it means for the reader.
- Show the working that the reader needs, told as prose or as a small table, before what it decides.
- What speaks against the argument stands where the reader will think of it, long enough to change something. A caution says in half a sentence what the figure is good for and what not, and what the reader for whom it does not hold is to do. Of how many, and by what kind of test, stands beside a figure where it is used first.
- The last section${plan ? ' of the plan is the closing one: its heading' : ' has a heading of its own that'} says what to do or look at${shape ? ' and what its shape ends on' : ''}, and nothing else: rivals, prices to compare and what others found stand before it. ${ending}${shape ? ', in the form that its shape ends on' : ''}, limits as numbers with their units where the text has them; never one block of conditions. Every branch of it says what to do, and a test that readers are to repeat keeps what made the source's own fair (the same thing, what was left out, for how long).
- Length: about ${Math.round(words * draftShare)} words, between ${Math.round(words * 0.8)} and ${Math.round(words * 0.95)}: the edit that follows needs the rest for what is missing.${lengths} Reach it by going deeper: what a figure means for a particular reader, a worked example, an objection and its answer, what to do when the case is different. If the sources and honest thinking do not carry it, end earlier. Never pad and never repeat.
- Before you answer, read it once as a hostile editor: every figure in its source and with the right subject, each sum of the prose done again, no claim stronger than its source, every heading and every sentence that sums up true in the terms of the table below it, the ending true of every case in the middle, nothing said twice, no paragraph that the reader could skip or that does two jobs.
Answer with the text alone.`,
  })
}

function describeLengths(words: number, sections: number): string {
  const opening = Math.round(Math.min(120, words * 0.12))
  const each = Math.round((words - opening) / Math.max(1, sections) / 10) * 10
  return `About ${opening} for the opening and ${each} for each section.`
}
