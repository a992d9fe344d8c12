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
  walk: z.array(z.string()),
  contradictions: z.array(z.string()),
  not_in_sources: z.array(z.string()),
  argument: z.string(),
  against: z.array(z.object({ source: z.number(), passage: z.string(), met: z.string() })),
  sections: z.array(
    z.object({ heading: z.string(), answers: z.string(), says: z.string(), facts: z.array(z.string()) }),
  ),
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
Read every source, do the sums before the outline, then fill in, in this order. Short notes, no prose; [n] is the number of a source.
- left_out: each source that is about another subject than the topic, also where it shares a word, and what it is about instead in a few English words ("offices, not homes"). No later step sees it again, so one with a passage on the subject stays in, however old, short or partial it is and whether or not another says the same: it may limit the answer or speak against it.
- reader_question: the reader's one question, in their words; then who asks it at which moment, with which numbers, money and hours in hand (those of a source, or an example that says so). This reader stands in the opening, has the sum done, and has a line in the ending.
- kind: first one of these words alone, which gives the text its shape, then what the reader will decide or do after reading:
${listShapes()}
- working: what decides. Often it is one condition, and no sum: then the condition, and how the reader sees it. Where a sum decides, that one sum, in the unit in which the reader pays or chooses, with figures, units and sources ("9,600 [1] - 3,000 grant [2] = 6,600; 6,600 / 550 saved a year [1] = 12 years"), both sides with the same kinds of cost and gain, period, threshold and price year, solved for the value at which the answer flips, and, where it can be, as one formula for the reader's own numbers. Then, in words: what it takes for granted and does not measure, in which direction that moves it, and how soft that leaves it.
- walk: this reader doing what the working says, from the first thing in hand to the day after the last step: each hour and who is there at it, each thing bought and what is left of it, each wait, each bill that falls due later, whoever else must agree; and the other half of each count (of "6 of 15" the nine). What shifts the sum goes into the working now; of the rest a note for each that the text tells in a clause.
- contradictions: where sources disagree on the same thing (a seller's claim is for against): both statements [n], and the condition under which each is right, or that no source gives it and how the reader finds out.
- not_in_sources: what the reader will want to know and no source says; after each either what every practitioner would tell them, or "open". Also each law, rate, aid, price and deadline on which the answer rests: of when it is, and where the reader looks it up on the day.
- argument: the answer in one sentence that somebody could dispute and that the working bears out, as firm as the working leaves it.
- against: for each source that stays in, the company's own too, the passage that hurts or limits this argument most, the one that its author would hold up against your text; and of each seller also its loudest claim, the headline number or promise, also where it is on a side question. passage: quoted in a few words. met: the sentence with which the text meets it (a condition at the rule, a smaller claim, a sum that includes it, for a seller's claim the figure of an independent source), or "not told: " and why it changes nothing for any reader of the text. Where it cannot be met, the argument is wrong: correct that first.
- sections: ${count} with the closing one. heading: in the language of the article, a step of the argument. answers: the question of the topic to which it gives the answer; empty for none. Name them all (each half of "how much, and how soon", each option, each doing): every one has a section or an equal share of one. says: the one statement made there and nowhere else. facts: what it rests on, each of one source, with value, range, unit, year, for whom it holds, and its source at the end ("35 dB at 3 m, half load, tested 2024 [2]"). No more than ${factCount(words)} in all, one finding each: those that decide and against does not have. The first section that it suits has the best words on which a person may be quoted, word for word, with the name.
- ending: what the closing section tells the reader to do, in the form that the kind ends on, as few notes as decide, mostly two or three: each what the reader can see, count or ask for, and what to do then. A number in it is one that a source or the working has. Put through it the reader of the opening with their numbers, one between two notes, one to whom two of them apply, and whoever is meant by each of against: each gets exactly one instruction, the one that the working gives. Where that takes many notes, the condition is the wrong one: find the one thing to look at that sorts them.
- next_step: ${describeNextStep(job)}
Last, read argument, headings and ending as a hostile reader who has only the working and the sources, and correct them.`,
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
  const { working, walk, contradictions, argument, against, ending, sections } = plan
  const setAside = new Set(plan.left_out.map(({ source }) => source))
  const notes = [argument, ...working, ...walk, ...contradictions, ...ending]
  const cited = new Set([
    ...[...notes, ...sections.flatMap(({ facts }) => facts)].flatMap(readReferences),
    ...against.map(({ source }) => source),
  ])
  return sources.map(({ number }) => number).filter((number) => !setAside.has(number) || cited.has(number))
}

/** A reader keeps in mind fewer than one for each paragraph. */
function factCount(words: number): number {
  return Math.min(20, Math.max(5, Math.round(words / 100)))
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

/** What the sources hold against the plan's answer, as an editor's task shows it; empty where the plan notes nothing. */
export function showAgainst(plan: Plan | null): string {
  const lines = (plan?.against ?? []).map(
    ({ source, passage, met }) => `- [${source}] ${JSON.stringify(passage)}: ${met}`,
  )
  return lines.length === 0 ? '' : wrapData('AGAINST', lines.join('\n'))
}
