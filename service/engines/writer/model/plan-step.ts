import { z } from 'zod'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import { readReferences } from '../../claim-check/references.ts'
import { systemText } from './system-text.ts'
import type { WritingJob } from './writing-job.ts'

/** No bounds on lengths and every property required: not every server that takes a schema takes more. */
const Plan = z.object({
  inventory: z.array(z.string()),
  sources_that_bear_on_the_topic: z.array(z.number()),
  left_out: z.array(z.object({ source: z.number(), why: z.string() })),
  source_interests: z.array(z.string()),
  reader_question: z.string(),
  decider: z.string(),
  own_data: z.array(z.string()),
  kind: z.string(),
  contradictions: z.array(z.string()),
  not_in_sources: z.array(z.string()),
  common_knowledge: z.array(z.string()),
  working: z.array(z.string()),
  argument: z.string(),
  objection: z.string(),
  opening: z.string(),
  sections: z.array(z.object({ heading: z.string(), job: z.string(), facts: z.array(z.string()) })),
  ending: z.string(),
  rule_tried: z.array(z.string()),
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
- inventory: one line for each section that bears on the topic, of every source, the company's own documents first: what it offers this reader, and whether the article uses it or why not. An option, remedy, cost or group of readers that a source gives a section of its own is left out for a reason only.
- sources_that_bear_on_the_topic: their numbers. A source on another subject does not bear on it, even if it shares a word.
- left_out: each source that the article will not use and why, in a few English words ("about offices, not homes").
- source_interests: for each source that bears on the topic its number, who speaks in it, and who earns by what it says ("[2] a test by a magazine: nobody", "[3] the maker: sells the device that it praises"). Where an interested source and a disinterested one differ, the argument gives the disinterested one more weight and says why.
- reader_question: the one question that this reader has, in the reader's words.
- decider: who decides this and who bears it, where they are not the same person; for each what they gain and what they pay, in money, time and trouble, first outlay included. The argument is made with what the decider gains and pays; what is not known of it is named.
- own_data: each figure of the company's own documents that bears on reader_question, what it says to it, alone or set against another of them (a share, a rate, a difference), its caution (who was counted, under which condition it was measured), and whether it can come of the method that the document tells: what contradicts its own method or dates is not built on. One that answers the question carries the argument.
- kind: what the topic asks for (a decision, a comparison, a how-to, a list, an opinion, a case, an explanation) and what the reader will decide or do after it. A list keeps the number of items it announces, a how-to gives its steps in order with how to tell that each has worked, an opinion takes its side and says what that costs, a case tells what happened in order and what may not be concluded from it.
- contradictions: where sources disagree, also when only the values differ: who says what [n], which is likelier and why, how the reader finds out. Empty when they agree.
- not_in_sources: what the reader will want to know, no source says and no practitioner could say either.
- common_knowledge: what a practitioner of this field would tell the reader here and no source says, without figures that change: for which reasons people decide this at all, what the advised step costs besides its price, what it fails without, who else must agree. The article says it.
- working: before you rank, compare or recommend anything, every sum, difference, ratio or payback that decides it, worked out with its figures, units and numbers of sources ("9,600 [1] - 3,000 grant [2] = 6,600; 6,600 / 550 saved a year [1] = 12 years"). Say of each whether its figures are of the same thing, place, currency, year and customer, and if not what that forbids. For several cases where the answer depends on the case; with the price that the case really pays, not the lowest. Empty only when no two figures belong together.
- argument: the one answer that the article argues for, in one sentence that somebody could dispute and that the working bears out; and the one test by which a reader tells whether it holds for them.
- objection: the strongest thing to be said against it, from the sources where they have it, what it changes, and in which section the reader will think of it.
- opening: the scene, tension or answer that it opens with, and the fact it uses; three candidates in a few words each, one without a figure of the company, and the one that this reader would stop at.
- sections: ${count}. Each has a heading that carries the argument one step further, in the language of the article; its job in one sentence; and the facts it uses, each with its value, unit, year where it matters and the number of its source, like [2]. Each fact is used in one section only; the opening may carry the deciding one first. Where the company's own document has figures on the topic, at least one carries part of the argument.
- ending: the rule to decide by, in the form that suits the decision (a limit, an order, a trigger, a choice by reader, a position with its price), told by what the reader can see, count, ask for or look up, never by what only an expert knows; and the one next step.
- rule_tried: that rule tried on at least three cases: the company's own figures, a reader for whom it flips, each exception, condition and way out that the article names, and each other value of the working. One line each: the case, what the rule says, what the working says, "holds" or the words that the rule must have instead.
- checked: read argument, every heading, objection and ending once more against working and rule_tried: which line bears out each of them. Where one does not hold (a heading that names the wrong part as the largest), write here what it must say instead: the text follows that.`,
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
    sections,
    contradictions,
    opening,
    objection,
    working,
  } = plan
  if (bearing.length === 0) return []
  const facts = sections.flatMap((section) => section.facts)
  const cited = [opening, objection, ...working, ...facts, ...contradictions]
  return [...new Set([...bearing, ...cited.flatMap(readReferences)])]
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
