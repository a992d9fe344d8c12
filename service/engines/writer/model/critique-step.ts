import { z } from 'zod'
import { shorten } from '../../../text/shorten.ts'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { SentenceChange } from '../writer.ts'
import { describeShape, findShape } from './article-kind.ts'
import { findCopied } from './copied-text.ts'
import type { Headline } from './headline-step.ts'
import { listOpenFaults } from './open-faults.ts'
import { patchRules } from './patch-rules.ts'
import { asPlainLine } from './plain-line.ts'
import { listFacts, type Plan } from './plan-step.ts'
import type { PlannedFact } from './planned-facts.ts'
import { describeRoom } from './room-left.ts'
import { systemText } from './system-text.ts'
import { estimateTokens } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

const Critique = z.object({
  topic_reason: z.string(),
  answers_the_topic: z.boolean(),
  rule_cases: z.array(
    z.object({ case: z.string(), rule_says: z.string(), text_says: z.string(), agree: z.boolean() }),
  ),
  headings: z.array(z.object({ heading: z.string(), promises: z.string(), kept_by: z.string() })),
  deciding: z.array(z.object({ fact: z.string(), told_by: z.string() })),
  told_again: z.array(z.object({ point: z.string(), places: z.array(z.string()), stays: z.string() })),
  inferences: z.array(z.object({ claim: z.string(), figures_of: z.string(), holds: z.string() })),
  withheld: z.array(z.string()),
  patches: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
  closing_section: z.string(),
})

export type Critique = {
  /** Null when the model did not say. */
  answersTopic: boolean | null
  /** Why, in a sentence. */
  topicReason: string
  patches: SentenceChange[]
  /** A closing section, with its heading, that is to stand instead of the text's; empty when that stays. */
  closing: string
}

const maxPatches = 18
const maxCopiedShown = 8
const answerTokens = 4_500

/**
 * One look at the finished text as a hostile editor, answered with sentences to replace.
 * @param around.headline title and description, where they are written already
 */
export async function critique(
  job: WritingJob,
  text: string,
  { headline = null, plan = null }: { headline?: Headline | null; plan?: Plan | null },
): Promise<Critique> {
  const facts = plan ? listFacts(plan) : []
  const shape = plan && findShape(plan.kind)
  const none: Critique = { answersTopic: null, topicReason: '', patches: [], closing: '' }
  const draft = [
    ...(headline ? [`TITLE: ${headline.title}`, `DESCRIPTION: ${headline.description}`] : []),
    text,
  ].join('\n\n')
  const heads = headline ? 'A title, description or heading' : 'A heading'
  const found = [...listOpenFaults(job, text, { draft, plan }), ...describeCopied(job, text)].map(
    (line, index) => `${index + 9}. ${line}\n`,
  )
  const task = `${job.brief}

${wrapData('DRAFT', draft)}${facts.length === 0 ? '' : `\n\n${wrapData('FACTS', facts.map(showFact).join('\n'))}`}

# Task: edit the finished article
Read it against the sources as a hostile editor who did not write it.${headline ? ' Lines that begin with TITLE and DESCRIPTION stand around the text; the labels are no part of them.' : ''}
topic_reason: one sentence in English: with which sentence the text answers what the topic asks, or what of it stays unanswered. answers_the_topic: whether it does.
Before you look for faults, work out, quoting the text and not your memory of it:
- rule_cases: every case that the text decides or excepts, in opening, sections, rows of tables and caveats, every condition that it names, also where the closing forgets it, every example that it works; the worst row of each table; a reader on each limit; the smallest (one person, one piece); one who owns or has paid already what the text would have bought; one to whom two conditions apply at once; one for whom an assumption of a sum does not hold. For each: rule_says, what the closing rule, read to the letter and from the top, makes this reader do, a row that an earlier one hides being no act; text_says, the sentence of the text that decides the case, word for word; agree, unless the two lead to different acts. That the rule is silent on a case is no fault.
- headings: for each${headline ? ', and for title and description,' : ''} what it promises (a figure, a limit, a reason, an order) and, word for word, the sentence that keeps it; kept_by is empty if none does, and also where a figure or row below it says the opposite for some readers and the heading does not say for whom it holds.
- deciding: ${facts.length > 0 ? 'each of FACTS, and ' : ''}whatever else in the sources would change what this reader does: own figures, limits, duties, prices, exceptions, how and how often something was measured, outside values to hold an own figure against, findings against the argument or behind it; of a table or finding that the text uses, the column, row, period or condition that it leaves out, and the regular price behind a reduced one; and each assumption on which a sum or table of the text rests and that this reader may not share. fact in a few words; told_by: the first words of the sentence or row that tells it with its condition, empty if none does.
- told_again: each point, in figures or in words, that more than one of opening, sections, tables and ending make: the point, the first words of each place, and the one place where it stays.
- inferences: every sum, share, average, ranking, cause and "so" of the text, done again. figures_of: whose money, thing, place, year and range its figures are. holds: "yes", or why not: spread evenly where the load is not even; a cost that comes in steps (a bag, a roll, a minimum) taken as proportional, or a rule of scaling that a row breaks; what a narrower method achieved credited to a wider one; a median told as what a reader gets, or a difference or quotient of medians as a share or a delay; groups that overlap read as a clean split; worked from rounded values; those who did not answer counted; a difference between a dozen cases each told as sure, also where it decides; shares over different spans of time compared; one cause picked where several things were changed together, or an effect that was measured with something else running; an assumption made for one way compared and not for the others; who or what was counted swapped for a wider word; a side of the balance left out that the sources have; a payback longer than the thing is known to last; a lowest price taken as the price; a result carried to a condition under which it was not measured; a condition in which things get worse read as one in which they stay; what one party saves counted for the one who decides; a cause that the figure would contradict by having moved the other way; parts that do not give the total; a test or measurement that no source has, tried with its own numbers: whether the reader's means can show that difference, in that time and direction.
- withheld: what a practitioner would tell this reader in a sentence, and the text does not say or calls open: the reasons for which people decide this at all, what the advised step costs the one who takes it (first outlay, running, people, other consents), the sentence itself where the topic asks what to say, write or promise, and the one fact without which the advice fails.
Then find what must change, worst first:
1. A statement that its source does not make or makes weaker, with other figures, for somebody else, of another thing than it speaks of, or in the opposite direction. Also in table rows. A step, an example or its numbers that a source has and the text gives as its own.
2. Each of rule_cases that does not agree: correct the rule or the opening, never the caveat: title, opening and ending give the answer with the limit and deduction that the text finds later, and are as firm as each other. A rule told by what the reader cannot see, count or ask for: say it by what they can. Each of inferences that does not hold: say what differs, or take it out with what rests on it. A limit or threshold that no source has and no working of the text gives: take the number out and say what to look at; two values set side by side that do not stand on the same basis (extra cost beside full cost, other numbers of cases, other years); a limit in words ("little", "soon", "no more") for which the text has a number; a measure or test that is advised without the value that means act, or how large a change counts, or that this reader cannot do in that season, with those means or by eye; a limit near which many readers lie, without what it becomes where its weakest assumption is otherwise; an advised thing without its price or whom to ask for it; a sum that readers are asked to do, or one side of it left out; a result that is worked out and not used where it decides, or a threshold with another number elsewhere; an exception that takes the rule back; advice on law or safety that is weaker than the rule that the text quotes. An option that the text compares and then gives no verdict on, also one that the company does not sell; an absolute ("never", "always", "none") that the figures do not bear out. Each of deciding that nothing tells: put it where the question is decided, with its condition, and let the argument give way where it must. A ranking ("the costly part") that the figures do not bear out.
3. ${heads} that nothing keeps, or that says more than the sentence that keeps it.
4. A fact without a reference in its paragraph, list item or table row, or with the wrong one; the text's own result under a source's number.
5. A seller's claim told as a fact; an old figure without its year; a contradiction between sources that is passed over, or a quarrel told of sources that speak of different things; an inference told as a finding; words, a question, a motive, an order or a date lent to somebody who did not say them; a third party that matters and is not named. A document of the company named by its title. A practice, habit, experience, motive or promise of the company ("we have learned", "we always") that neither its documents nor COMPANY have: cut it, or say it as advice.
6. What withheld lists, where the reader cannot act without it: one sentence, as common knowledge, without figures that change.
7. Each of told_again: cut it to what is new everywhere but where it stays; a sentence of a source with a word changed; a speaker who is "we" here and a name there; talk of the sources as material ("the pages cited do not say"); a sentence that refers to something that is not there, that is filler, or that would fit any other article.
8. An opening that defines or announces instead of answering; an objection that is announced, or knocked down in one line; an ending that sums up, begins with "Before you", or does not tell this reader what to do first.${shape ? ` A piece that does not have the shape of its kind: it ${describeShape(shape)}.` : ''}${describeOffer(job)} Two neighbouring sentences that do not follow from each other, or that begin and run alike. A turn that a native writer would not use.
${found.join('')}${describeRoom(job, text)}
Answer with patches. ${patchRules} Leave alone what is right: no patch for taste. A patch that shortens takes no limit with it ("more", "untested", "we counted no"), no year and no pointer to where a figure stands. No more than ${maxPatches} patches; an empty list when nothing must change.
closing_section: empty, unless two or more of rule_cases disagree, or one that no single patch of the rule can correct. Then the whole last section written anew, its heading first (##), of about its length: one rule that decides every one of rule_cases as the text does, with its next step and its link as they are, no new fact and no other reference than the text has. No patch is then of that section.`
  const needed =
    estimateTokens(systemText) + estimateTokens(job.evidence ?? '') + estimateTokens(task) + answerTokens
  if (needed > job.model.contextTokens) return none
  try {
    const answer = await job.session.askFor({
      name: 'critique',
      schema: Critique,
      system: systemText,
      evidence: job.evidence,
      task,
      maxCharacters: 32_000,
    })
    return {
      answersTopic: answer.answers_the_topic,
      topicReason: shorten(asPlainLine(answer.topic_reason), maxReason, ''),
      patches: answer.patches.slice(0, maxPatches),
      closing: answer.closing_section,
    }
  } catch (error) {
    // The text is there: a review that cannot be read must not cost it.
    if (error instanceof ModelError && error.reason !== 'cancelled') return none
    throw error
  }
}

const maxReason = 240

function showFact({ fact, source, place }: PlannedFact): string {
  return `- ${fact}${source > 0 ? ` [${source}]` : ''} (${place})`
}

/** The conditions of an offer are the reason to accept it, and the first thing that a writer drops. */
function describeOffer({ request }: WritingJob): string {
  const { offer, callToAction } = request.profile
  if (!offer || !callToAction) return ''
  return ` A next step that drops a condition of the offer or adds one: it is ${JSON.stringify(offer)}, and the sentence says whose it is. It holds for ${JSON.stringify(callToAction.text)} only where that is about this offer: another thing has none of its conditions, and only those that its own words or a document of the company give it.`
}

function describeCopied({ sources }: WritingJob, text: string): string[] {
  const copied = findCopied(
    text,
    sources.map(({ source }) => source),
  )
  const passages = copied.flatMap((one) => one.passages).slice(0, maxCopiedShown)
  if (passages.length === 0) return []
  return [
    `Passages taken over word for word from a third party's page (shown in lower case), to be said in other words: ${JSON.stringify(passages)}.`,
  ]
}
