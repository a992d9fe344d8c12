import { z } from 'zod'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import { readReferences } from '../../claim-check/references.ts'
import { listShapes } from './article-kind.ts'
import { describeNextStep } from './next-step.ts'
import { systemText } from './system-text.ts'
import { maxWords, openingWords } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/** No bounds on lengths and every property required: not every server that takes a schema takes more. */
const Plan = z.object({
  left_out: z.array(z.object({ source: z.number(), why: z.string() })),
  reader_question: z.string(),
  kind: z.string(),
  argument: z.string(),
  working: z.array(z.string()),
  against: z.array(z.object({ source: z.number(), passage: z.string(), met: z.string() })),
  not_in_sources: z.array(z.string()),
  sections: z.array(
    z.object({
      heading: z.string(),
      answers: z.string(),
      says: z.string(),
      facts: z.array(z.string()),
      words: z.number(),
    }),
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
Read every source to its end, then fill in, in this order. Short notes, no prose; [n] is the number of a source.
- left_out: each source about another subject than the topic, and what it is about instead in a few English words ("offices, not homes"). No later step sees it again, so one with a passage on the subject stays in, however old, short or partial it is.
- reader_question: who asks this, at which moment, with what in hand (numbers, money, hours: those of a source, or an example that says so); then the three questions that they ask first, in their words and order.
- kind: first one of these words alone, which gives the text its shape, then what the reader will decide or do after reading:
${listShapes()}
- argument: the answer as you would say it to this reader across a counter, in two sentences; then what would make it wrong.
- working: the condition that decides and how the reader sees it, or the one sum that does, done to its end with units and sources ("9,600 [1] - 3,000 grant [2] = 6,600; 6,600 / 550 saved a year [1] = 12 years"), both sides with the same kinds of cost, period and price year; then the same for a reader with half and one with twice as much; then what it leaves out and in which direction that moves it.
- against: for each source that stays in, the company's own too, the passage that limits or hurts the answer most; of a seller also its loudest claim. passage: quoted in a few words. met: what the text says or advises differently because of it, or "not told: " and why it changes nothing for any reader. Where nothing meets it, the argument is wrong: change that first.
- not_in_sources: what the reader will want and no source says; after each what a practitioner would tell them, or how they find out.
- sections: ${count} with the closing one, in the order in which the reader asks. heading: in the language of the article. answers: the question of the topic to which it gives the answer; empty for none. Name them all: every one has a section or an equal share of one. says: the one thing said there and nowhere else. facts: the two or three that it needs, each of one source, with value, range, unit, year and for whom it holds, and its source at the end ("35 dB at 3 m, half load, tested 2024 [2]"); or the words of a person, exactly, where they say it better than you could. words: how many it gets; with the opening (about ${openingWords(words)}) they add up to ${draftWords(job)}.
- ending: what the closing section tells the reader to do, in the form that the kind ends on, mostly two or three cases: for each what the reader can see, and what to do then. Nobody is in two of them; the reader of the opening is in one, and each kind of reader that the brief's audience names finds theirs or is told, in half a sentence, that this is not for them.
- next_step: ${describeNextStep(job)}`,
      maxCharacters: 24_000,
    })
    return plan.sections.length === 0 ? null : plan
  } catch (error) {
    if (error instanceof ModelError && ['malformed', 'empty'].includes(error.reason)) return null
    throw error
  }
}

/** The sources that a plan means to use: those that it does not set aside, and those that it cites all the same. */
export function listBearing(plan: Plan, sources: readonly { number: number }[]): number[] {
  const { working, argument, against, ending, sections } = plan
  const setAside = new Set(plan.left_out.map(({ source }) => source))
  const notes = [argument, ...working, ...ending]
  const cited = new Set([
    ...[...notes, ...sections.flatMap(({ facts }) => facts)].flatMap(readReferences),
    ...against.map(({ source }) => source),
  ])
  return sources.map(({ number }) => number).filter((number) => !setAside.has(number) || cited.has(number))
}

function draftWords({ words, request }: WritingJob): number {
  return maxWords(words, request.mode, 'draft')
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

/** What the sources hold against the plan's answer and the text is to meet, as an editor's task shows it; empty where there is nothing. */
export function showAgainst(plan: Plan | null): string {
  const lines = (plan?.against ?? [])
    .filter(({ met }) => !/^\W*not told\b/i.test(met))
    .map(({ source, passage, met }) => `- [${source}] ${JSON.stringify(passage)}: ${met}`)
  return lines.length === 0 ? '' : wrapData('AGAINST', lines.join('\n'))
}
