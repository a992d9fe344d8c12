import { z } from 'zod'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import { readReferences, stripReferences } from '../../claim-check/references.ts'
import { listShapes } from './article-kind.ts'
import { describeNextStep } from './next-step.ts'
import type { PlannedFact } from './planned-facts.ts'
import { systemText } from './system-text.ts'
import type { WritingJob } from './writing-job.ts'

/** No bounds on lengths and every property required: not every server that takes a schema takes more. */
const Plan = z.object({
  left_out: z.array(z.object({ source: z.number(), why: z.string() })),
  reader_question: z.string(),
  kind: z.string(),
  working: z.array(z.string()),
  contradictions: z.array(z.string()),
  not_in_sources: z.array(z.string()),
  argument: z.string(),
  sections: z.array(z.object({ heading: z.string(), says: z.string(), facts: z.array(z.string()) })),
  ending: z.array(z.string()),
  next_step: z.string(),
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
Read every source, then fill in, in this order. Short notes, no prose; [n] is the number of a source.
- left_out: each source that does not bear on the topic, and why in a few English words ("about offices, not homes"). One on another subject does not, even if it shares a word.
- reader_question: the reader's one question, in their words.
- kind: one of these words, which gives the text its shape and so its sections, then what the reader will decide or do after reading:
${listShapes()}
- working: the one or two sums that decide the answer, with figures, units and sources ("9,600 [1] - 3,000 grant [2] = 6,600; 6,600 / 550 saved a year [1] = 12 years"), and what they take for granted. A sum is whole: everything that the sources have on both sides of it, first outlay and running cost, gain and loss of the one who decides; the same assumptions for every way compared, in the second year as in the first; one unit and one base for the whole piece, worked, where the sources have the figures, for both ends of the range that these readers come from (COMPANY, Readers) and one between; nothing that this reader owns or has paid already; what is sold and what is left of it are different money. Then the value at which the answer turns. Only figures of the same thing, place, currency and year go together; where they are not, say so instead. Figures of the company are put to the same test as anybody's: of how many, chosen how, and what the others' figures would give. A limit is that of its case: at another end of the range it may be another. Empty if nothing is to be worked out.
- contradictions: where sources disagree, also in a value alone: both statements in their own words [n], the reason that each gives, who earns by them, the likely cause, which weighs more, and how the reader finds out. Only where both speak of the same thing under the same condition: of another material, another way of doing it or another day, they agree.
- not_in_sources: what the reader will want to know and no source says; after each either what every practitioner would tell them, or "open".
- argument: the answer in one sentence that somebody could dispute and that the working bears out, with the limit within which it holds.
- sections: ${count} with the closing one. heading: in the language of the article, a step of the argument. says: the one statement made there and nowhere else. facts: what it rests on, each of one source, with value, unit, year, for whom it holds, and its source at the end ("35 dB at 3 m, half load, tested 2024 [2]"); what another source says is a fact of its own. No more than ${factCount(words)} in all, those that change what this reader does. Among them everything that would change what this reader does: limits, prices, duties, exceptions, how something was measured, findings against the argument, the company's own figures each with one to hold it against (a share, one case, a year, an outside value), of each source the figure that an opponent of the argument would quote, whole with its range, its limit and of how many, and of what was counted the largest group and the most frequent cause of failure with its remedy. Every noun and every option that the topic names has its answer in a sentence of one of them, and so has the strongest objection.
- ending: what the closing section tells the reader to do, in the form that the kind ends on, three notes at most, and as few as decide: each says what the reader can see, count or ask for, and what to do then ("payback over 10 years: repair first"). A number in it is one that a source or the working has; where neither has one, say what to look at. Put every figure, limit and piece of advice of the sections through it, and both readers next to its limit: where the same reader would be sent two ways, the ending gives way, and an exception that takes it back is the rule. Then put three cases through it: an ordinary one, one at its limit, and those that the sources themselves counted. A rule that tells all three the same, or that the scatter between the cases of a source would trip, needs another limit.
- next_step: ${describeNextStep(job)}
Last, read argument, headings and ending once more against working and facts, and correct them where they do not hold: each result of the working is used where it decides, and no sentence calls for another act than it does.`,
      maxCharacters: 24_000,
    })
    return plan.sections.length === 0 ? null : plan
  } catch (error) {
    if (error instanceof ModelError && ['malformed', 'empty'].includes(error.reason)) return null
    throw error
  }
}

/** The facts that a plan has for its sections, in their order. */
export function listFacts({ sections }: Plan): PlannedFact[] {
  return sections.flatMap(({ heading, facts }) =>
    facts.map((fact) => {
      const [source = 0, ...others] = new Set(readReferences(fact))
      // Of several sources each part keeps its own reference.
      if (others.length > 0) return { fact: fact.trim(), source: 0, place: heading }
      return { fact: stripReferences(fact).trim(), source, place: heading }
    }),
  )
}

/** The sources that a plan means to use: those that it does not set aside, and those that it cites all the same. */
export function listBearing(plan: Plan, sources: readonly { number: number }[]): number[] {
  const { working, contradictions, argument, ending, sections } = plan
  const setAside = new Set(plan.left_out.map(({ source }) => source))
  const notes = [argument, ...working, ...contradictions, ...ending]
  const cited = new Set([...notes, ...sections.flatMap(({ facts }) => facts)].flatMap(readReferences))
  return sources.map(({ number }) => number).filter((number) => !setAside.has(number) || cited.has(number))
}

/** A reader keeps in mind about one for each paragraph. */
function factCount(words: number): number {
  return Math.min(24, Math.max(6, Math.round(words / 80)))
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
