import { z } from 'zod'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import { readReferences } from '../../claim-check/references.ts'
import { listShapes } from './article-kind.ts'
import { isLeftOut } from './deciding-facts.ts'
import { systemText } from './system-text.ts'
import type { WritingJob } from './writing-job.ts'

/** No bounds on lengths and every property required: not every server that takes a schema takes more. */
const Plan = z.object({
  sources_that_bear_on_the_topic: z.array(z.number()),
  left_out: z.array(z.object({ source: z.number(), why: z.string() })),
  source_interests: z.array(z.string()),
  reader_question: z.string(),
  decider: z.string(),
  kind: z.string(),
  contradictions: z.array(z.string()),
  not_in_sources: z.array(z.string()),
  common_knowledge: z.array(z.string()),
  working: z.array(z.string()),
  argument: z.string(),
  objection: z.string(),
  opening: z.string(),
  sections: z.array(z.object({ heading: z.string(), says: z.string() })),
  deciding: z.array(
    z.object({ fact: z.string(), source: z.number(), decides: z.string(), place: z.string() }),
  ),
  rule: z.array(z.object({ when: z.string(), act: z.string(), limit_from: z.string() })),
  rule_tried: z.array(z.object({ reader: z.string(), gets: z.string(), right: z.string() })),
  next_step: z.string(),
  checked: z.string(),
})
export type Plan = z.infer<typeof Plan>

/** Null when the model cannot make a plan that can be read: the text is then written without one. */
export async function planArticle(job: WritingJob): Promise<Plan | null> {
  const { session, brief, evidence, words } = job
  const count = sectionCount(words)
  try {
    const plan = await session.askFor({
      name: 'plan',
      schema: Plan,
      system: systemText,
      evidence,
      task: `${brief}

# Task: plan the article
Read the sources for what is worth saying, then fill in:
- sources_that_bear_on_the_topic: their numbers. One on another subject does not, even if it shares a word.
- left_out: each source not used and why, in a few English words ("about offices, not homes").
- source_interests: for each source that bears on the topic its number, who speaks in it, and who earns by it ("[3] the maker: sells the device that it praises"). Where an interested source and a disinterested one differ, the latter weighs more, and the text says why.
- reader_question: the reader's one question, in their words.
- decider: who decides this and who bears it; for each what they gain and pay, in money, time and trouble, first outlay included. What is not known of it is named.
- kind: one of these words, then what the reader will decide or do after reading; the text takes its shape:
${listShapes()}
- contradictions: where sources disagree, also when only the values differ: who says what [n], every cause of the difference with its share of it, which is likelier and why, how the reader finds out.
- not_in_sources: what the reader will want to know, no source says and no practitioner could say either.
- common_knowledge: what a practitioner would tell the reader here and no source says, without figures that change: why people decide this at all, what the advised step costs besides its price, what it fails without, who else must agree. The article says it.
- working: before you rank or recommend anything, every sum, share or ratio that decides it, also the means, differences and shares that a source states of a table it shows (where they differ, the table counts, and the text says so), with its figures, units and numbers of sources ("9,600 [1] - 3,000 grant [2] = 6,600; 6,600 / 550 saved a year [1] = 12 years"), also in the unit that the reader feels (a week, a person, a serving). Work with unrounded figures. Say of each whether its figures are of the same thing, place, currency, year and customer, and if not what that forbids; what it takes for granted; whether its groups overlap ("in part", two causes of the same cases) and what the cases in both show. Half had more than a median; a difference or quotient of medians is nobody's; who did not answer is unknown. For several cases where the answer depends on the case, with the price that it really pays.
- argument: the one answer that the article argues for, in one sentence that somebody could dispute and that the working bears out after every deduction and caveat.
- objection: the strongest thing to be said against it, what it changes, and in which section the reader will think of it.
- opening: three candidates in a few words that suit the kind, one without a figure, and the one at which this reader would stop.
- sections: ${count} with the closing one (what to do or look at, nothing else). Each has a heading in the language of the article that carries the argument one step further; says: the one statement told there and nowhere else.
- deciding: go through every source once more, the company's own first, and list what would change what this reader does or believes: each own figure that bears on the question, with who was counted and under which condition; each limit, price, duty, trap, exception and condition; how and how often something was measured, where that bounds what follows; each outside value for an own figure; each finding against the argument, and each for it from somebody who does not earn by it; each assumption of working that this reader may not share with the value from which the result turns. An option, remedy, cost or group of readers to which a source gives a section of its own is one. fact has value, unit, year where it matters and for whom it holds; source is its number, 0 for an assumption of your own; decides: what the reader would get wrong without it, in a few words; place: the heading under which it is told, "opening", "ending", or an assumption before the sum or table that it carries, "out:" with a reason that this reader would accept (told better by another source, of another country). That it complicates the argument is none: the argument gives way to it.
- rule: what the reader decides or does by, as rows of which the first that fits counts, an exception before what it excepts. when: what the reader can see, count, ask for or look up, never what only an expert knows, with its figure wherever sources or working have one; act: what to do then; a measure or test that is advised has its reading here: which value means what, and how large a change is more than chance; limit_from: the source [n] or line of working that its limit comes from; where neither has one, the row names no number but what to look at or ask. Three rows at most, the last for everybody else, none finer than the evidence. A how-to has the signs that say go on, go back and stop; an explanation or a list may have one row or none.
- rule_tried: three to five readers: the company's own case; the worst row of the tables; one near the limit; one to whom two rows apply at once. gets: the row and its act; right: "holds", or the words that the rule or the text must have instead: mostly fewer rows, or no number.
- next_step: what to do first.
- checked: read argument, every heading and every row of rule once more against working, deciding and rule_tried. Where one does not hold (a heading that names the wrong part as the largest), write here what it must say instead: the text follows that.`,
      maxCharacters: 24_000,
    })
    return plan.sections.length === 0 ? null : plan
  } catch (error) {
    if (error instanceof ModelError && ['malformed', 'empty'].includes(error.reason)) return null
    throw error
  }
}

/** The sources that a plan means to use, those its facts cite among them; empty when it sets all of them aside. */
export function listBearing(plan: Plan): number[] {
  const {
    sources_that_bear_on_the_topic: bearing,
    deciding,
    contradictions,
    opening,
    objection,
    working,
  } = plan
  if (bearing.length === 0) return []
  const told = deciding.filter((fact) => !isLeftOut(fact)).map(({ source }) => source)
  const cited = [opening, objection, ...working, ...contradictions]
  return [...new Set([...bearing, ...told, ...cited.flatMap(readReferences)])].filter((number) => number > 0)
}

/** With the closing section, which has its share of the words as the others have. */
function sectionCount(words: number): string {
  if (words <= 700) return '3 or 4'
  if (words <= 1_200) return '4 or 5'
  return words <= 1_800 ? '5 to 7' : '7 to 9'
}

/** The plan as a later task shows it. */
export function showPlan(plan: Plan): string {
  return wrapData('PLAN', JSON.stringify(plan, null, 1))
}
