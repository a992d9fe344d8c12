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
Read the sources as an editor who looks for what is worth saying. Then fill in, in this order:
- sources_that_bear_on_the_topic: their numbers. A source on another subject does not bear on it, even if it shares a word.
- left_out: each source that the article will not use and why, in a few English words ("about offices, not homes").
- source_interests: for each source that bears on the topic its number, who speaks in it, and who earns by what it says ("[2] a test by a magazine: nobody", "[3] the maker: sells the device that it praises"). Where an interested source and a disinterested one differ, the argument gives the disinterested one more weight and says why.
- reader_question: the one question that this reader has, in the reader's words.
- decider: who decides this and who bears it, where they are not the same person; for each what they gain and what they pay, in money, time and trouble, first outlay included. The argument is made with what the decider gains and pays; what is not known of it is named.
- kind: what the topic asks for, one of these words, then what the reader will decide or do after reading. Opening, body and ending follow from it:
${listShapes()}
- contradictions: where sources disagree, also when only the values differ: who says what [n], which is likelier and why, how the reader finds out. Empty when they agree.
- not_in_sources: what the reader will want to know, no source says and no practitioner could say either.
- common_knowledge: what a practitioner of this field would tell the reader here and no source says, without figures that change: for which reasons people decide this at all, what the advised step costs besides its price, what it fails without, who else must agree. The article says it.
- working: before you rank, compare or recommend anything, every sum, difference, share, ratio or payback that decides it, worked out with its figures, units and numbers of sources ("9,600 [1] - 3,000 grant [2] = 6,600; 6,600 / 550 saved a year [1] = 12 years"), also in the unit that the reader feels (a week, a person, a serving). Say of each whether its figures are of the same thing, place, currency, year and customer, and if not what that forbids. For several cases where the answer depends on the case; with the price that the case really pays. Empty only when no two figures belong together.
- argument: the one answer that the article argues for, in one sentence that somebody could dispute and that the working bears out.
- objection: the strongest thing to be said against it, from the sources where they have it, what it changes, and in which section the reader will think of it.
- opening: three candidates in a few words each that suit the kind, one of them without a figure, and the one at which this reader would stop.
- sections: ${count}. Each has a heading in the language of the article that carries the argument one step further; and says: the one statement that is told there and nowhere else, neither in the opening nor in the ending.
- deciding: go through every source once more from its first line to its last, the company's own first, and list what would change what this reader does or believes: each own figure that bears on the question, with who was counted and under which condition; each limit, price, duty, exception and condition; how and how often something was measured, where that bounds what follows from it; each outside value that an own figure can be held against; each finding that speaks against the argument, and each that backs it from somebody who does not earn by it. An option, remedy, cost or group of readers to which a source gives a section of its own is one. fact has value, unit, year where it matters and for whom it holds; source is its number; decides: what the reader would get wrong without it, in a few words; place: the heading under which it is told, "opening", "ending", or "out:" with a reason that this reader would accept (told better by another source, of another country). That it complicates the argument is none. The argument gives way to it: write argument and sections so that it fits.
- rule: what the reader decides or does by, as rows read from the top, of which the first that fits counts. when: what the reader can see, count, ask for or look up, never what only an expert knows; act: what to do then; limit_from: the source [n] or line of working that its limit comes from, or "ours" and why it lies there and not higher or lower. The last row is for everybody else. A how-to has the signs that say go on, go back and stop; an explanation or a list may have one row.
- rule_tried: at least five readers: the company's own case; one on the limit and one between two limits; one to whom two rows apply at once; one who cannot do what the row asks (too small, no money, not theirs to decide, has it already); each condition, exception and way out of deciding. gets: the row and its act; right: "holds", or the words that the rule or the text must have instead. Nobody is left without an act.
- next_step: the one thing to do first.
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
  return [...new Set([...bearing, ...told, ...cited.flatMap(readReferences)])]
}

function sectionCount(words: number): string {
  if (words <= 700) return '2 or 3'
  if (words <= 1_200) return '3 or 4'
  return words <= 1_800 ? '4 to 6' : '6 to 8'
}

/** The plan as a later task shows it. */
export function showPlan(plan: Plan): string {
  return wrapData('PLAN', JSON.stringify(plan, null, 1))
}
