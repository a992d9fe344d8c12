import { z } from 'zod'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { SentenceChange } from '../writer.ts'
import { findCopied } from './copied-text.ts'
import type { Headline } from './headline-step.ts'
import { systemText } from './system-text.ts'
import { estimateTokens } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

const Critique = z.object({
  answers_the_topic: z.boolean(),
  patches: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
})

export type Critique = {
  /** Null when the model did not say. */
  answersTopic: boolean | null
  patches: SentenceChange[]
}

const maxPatches = 15
const maxCopiedShown = 8
const answerTokens = 2_000

/** One look at the finished text as a hostile editor, answered with sentences to replace. */
export async function critique(job: WritingJob, text: string, headline: Headline): Promise<Critique> {
  const none: Critique = { answersTopic: null, patches: [] }
  const draft = [
    `TITLE: ${headline.title}`,
    `DESCRIPTION: ${headline.description}`,
    ...(headline.takeaways.length > 0
      ? [`TAKEAWAYS:\n${headline.takeaways.map((line) => `- ${line}`).join('\n')}`]
      : []),
    text,
  ].join('\n\n')
  const task = `${job.brief}

${wrapData('DRAFT', draft)}

# Task: edit the finished article
Read it against the sources as a hostile editor who did not write it. Lines that begin with TITLE, DESCRIPTION and TAKEAWAYS stand around the text; the labels are no part of them. Find the sentences that must change, worst first:
1. A statement that its source does not make or makes weaker, with other figures, for somebody else, or in the opposite direction. Also in table rows.
2. A title, description, heading or takeaway that says more than the text, or that a sentence or figure of the text denies. For each of them name to yourself the sentence that proves it; where there is none, it must change, everywhere it is said.
3. A ranking ("the costly part", "the best moment") or closing rule that the figures given, worked out, do not bear out.
4. A fact without a reference in its paragraph, list item or table row, or with the wrong one.
5. A seller's claim told as a fact; an old figure without its year; a contradiction between sources that is passed over; an inference told as a finding; arithmetic that is wrong.
6. A sentence that says again what another said, that refers to something that is not there, that is filler, or that no reader needs.
7. An opening that defines or announces, an ending that sums up.
${[...describeAvoided(job, draft), ...describeCopied(job, text)].map((line, index) => `${index + 8}. ${line}\n`).join('')}Answer with answers_the_topic (whether the text answers what the topic asks) and with patches. Each patch replaces one sentence, heading or table row: before is copied from the draft character for character, with its marks and references, and must occur there once; after is the whole sentence as it should be, or empty if it should go; reason is one short sentence in English for the person who publishes. Read the sentences around each patch again: it must fit between them and repeat none. Leave alone what is right: no patch for taste. No more than ${maxPatches} patches; an empty list when nothing must change.`
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
      maxCharacters: 24_000,
    })
    return { answersTopic: answer.answers_the_topic, patches: answer.patches.slice(0, maxPatches) }
  } catch (error) {
    // The text is there: a review that cannot be read must not cost it.
    if (error instanceof ModelError && error.reason !== 'cancelled') return none
    throw error
  }
}

function describeAvoided({ request }: WritingJob, draft: string): string[] {
  const found = (request.profile.wordsToAvoid ?? []).filter((word) => hasWord(draft, word))
  return found.length === 0 ? [] : [`Words that must not appear and do: ${JSON.stringify(found)}.`]
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

/** True when a text has a word or phrase as a whole, in any case. */
export function hasWord(text: string, word: string): boolean {
  const escaped = word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return escaped !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}
