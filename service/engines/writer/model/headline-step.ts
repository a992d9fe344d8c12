import { z } from 'zod'
import { shorten } from '../../../text/shorten.ts'
import { ModelError, type ModelFailure } from '../../chat-model/chat-model.ts'
import { dataRule, wrapData } from '../../chat-model/wrap-data.ts'
import { stripReferences } from '../../claim-check/references.ts'
import type { SentenceChange } from '../writer.ts'
import { applyPatches } from './apply-patches.ts'
import type { Shape } from './article-kind.ts'
import { createBorrowCheck } from './borrowed-references.ts'
import { keepWithin } from './keep-within.ts'
import { asOneLine } from './one-line.ts'
import { listOpenFaults } from './open-faults.ts'
import { patchRules } from './patch-rules.ts'
import { asPlainLine } from './plain-line.ts'
import { describeRoom } from './room-left.ts'
import { showChanges } from './show-changes.ts'
import { systemText } from './system-text.ts'
import { estimateTokens, roomOf } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/** What stands around the text; references in takeaways are as in the text. */
export type Headline = {
  title: string
  description: string
  tags: string[]
  takeawaysHeading: string
  takeaways: string[]
  sourcesHeading: string
}

export const maxTitle = 70
export const maxDescription = 160
/** How every step that writes a title is told to form it. */
export const titleForm = 'in sentence case, no colon formula ("Subject: remark")'
/** Takeaways of a text that is read in five minutes only say it twice. */
const minWordsForTakeaways = 1_500

const answerTokens = 1_000

const Answer = z.object({
  patches: z.array(z.object({ before: z.string(), after: z.string(), reason: z.string() })),
  limits: z.array(z.string()),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  sources_heading: z.string(),
})
const WithTakeaways = Answer.extend({ takeaways_heading: z.string(), takeaways: z.array(z.string()) })
const Shorter = z.object({ title: z.string(), description: z.string() })

const maxPatches = 10

export type HeadedText = {
  text: string
  headline: Headline
  applied: SentenceChange[]
  missed: SentenceChange[]
  /** Those for which there was no room. */
  withoutRoom: SentenceChange[]
  /** False where the model gave none, and the topic is the title. */
  isTitled: boolean
}

/** A text that is whole is not lost because its title did not come. */
const survived: readonly ModelFailure[] = ['empty', 'malformed', 'timed_out']

/**
 * A look at the edited text, its headings and what the edit changed in it, and then its title, description, tags
 * and takeaways, which so are of the text as it will be.
 * @param written.changes of the review, which are in the text
 * @param written.undone what the review asked for and the text does not have
 * @param written.shape of its kind, where a plan names one
 * @param written.isReviewed an editor was shown what is a matter of judgement, and is not asked twice
 * @throws {ModelError}
 */
export async function writeHeadline(
  job: WritingJob,
  text: string,
  {
    changes,
    undone,
    shape,
    isReviewed,
  }: {
    changes: readonly SentenceChange[]
    undone: readonly (SentenceChange & { why: string })[]
    shape: Shape | null
    isReviewed: boolean
  },
): Promise<HeadedText> {
  const hasTakeaways = job.words >= minWordsForTakeaways && shape?.hasTakeaways !== false
  const changed = showChanges(changes, text)
  const faults = listOpenFaults(job, text, { draft: text, isReviewed })
  const task = `${job.brief}

${wrapData('DRAFT', text)}
${changed.length === 0 ? '' : `\n${wrapData('CHANGED', changed.map((line) => `- ${line}`).join('\n'))}\n`}${undone.length === 0 ? '' : `\n${wrapData('UNDONE', JSON.stringify(undone))}\n`}
# Task: title and description of the finished article
Read the article once more, from its first line to its last, as its reader will.
- patches: only where opening, heading or ending deny a figure, table row or caveat of the text${changed.length === 0 ? '' : ', where a sentence under CHANGED (they were put in one by one) does not follow from the one before it, repeats a neighbour or leaves something hanging'}${undone.length === 0 ? '' : ', or where a change under UNDONE (which could not be made, for the reason there) corrects a fact or the rule: make it, in fewer words'}.${faults.map((fault) => ` And this: ${fault}`).join('')} ${patchRules} At most ${maxPatches}; mostly none. ${describeRoom(job, text, 'headline')}
Then, of the text with these patches, all in the language of the article:
- limits: the answer and the closing rule of the text in a few words each, and under which condition, for whom and within which range the text says they hold. What follows says no more.
- title: at most ${maxTitle} characters. What the reader gets or learns, in the reader's words, as specific as the text allows. It promises nothing that the text does not answer, and nothing sooner, surer or for more people than limits has it. It is ${titleForm}, with no number of items unless the text is a list.
- description: one sentence of at most ${maxDescription} characters, two only where one cannot hold it, never two joined by a semicolon, that says the answer with its condition, or the tension; the second does not take back the first. It says so in other words than the title and the first two paragraphs, is true in the terms of the text's tables, has only figures that stand in the text as they are, and does not begin with "Learn", "Discover" or "This article".
- tags: 3 to 5 subjects that a site would have a page for, one to three words each, in the form that a reader would look up.
${
  hasTakeaways
    ? `- takeaways: 3 points for a reader in a hurry, who reads nothing else. They stand right under the opening, so none tells its points or figures again. The first is the step that decides for this reader (what to count, measure or ask) and which result means what. The others are from the middle of the text, each with the one figure that makes it: what surprises, what is mostly done wrong, what to look out for. Each is one sentence of at most 25 words that can stand alone, with its reference where it states a fact and none where it is a result of the text itself, as exact as its source and no stronger than the text. Not sentences of the text: its points, condensed.
- takeaways_heading: the usual heading for such a list, for example "Key takeaways".
`
    : ''
}- sources_heading: the usual word for "Sources".`
  const call = {
    name: 'headline',
    system: systemText,
    evidence: evidenceThatFits(job, task),
    task,
    maxCharacters: 16_000,
  }
  let answer: z.infer<typeof WithTakeaways>
  try {
    answer = hasTakeaways
      ? await job.session.askFor({ ...call, schema: WithTakeaways })
      : { ...(await job.session.askFor({ ...call, schema: Answer })), takeaways: [], takeaways_heading: '' }
  } catch (error) {
    if (!(error instanceof ModelError && survived.includes(error.reason))) throw error
    const headline = headlineOf(job, text)
    return { text, headline, applied: [], missed: [], withoutRoom: [], isTitled: false }
  }
  const headline: Headline = {
    title: asPlainLine(answer.title).replace(/[.。]$/, ''),
    description: asPlainLine(answer.description),
    tags: cleanTags(answer.tags),
    takeawaysHeading: asPlainLine(answer.takeaways_heading) || 'Key takeaways',
    takeaways: answer.takeaways
      .map((line) => asOneLine(line.replace(/^\s*[-*•]\s*/, '')))
      .filter(Boolean)
      .slice(0, 5),
    sourcesHeading: asPlainLine(answer.sources_heading) || 'Sources',
  }
  const fitting = keepWithin(
    text,
    answer.patches.slice(0, maxPatches),
    roomOf(job.words, job.request.mode, 'headline'),
  )
  const { texts, applied, missed } = applyPatches({ text }, fitting.patches, createBorrowCheck(job.sources))
  return {
    text: texts.text,
    applied,
    missed,
    withoutRoom: fitting.missed,
    headline: await fitHeadline(job, headline),
    isTitled: true,
  }
}

/** The topic, and the first line of the text. */
function headlineOf({ request }: WritingJob, text: string): Headline {
  const first = asPlainLine(stripReferences(text.split('\n').find((line) => /^[^#|>\s-]/.test(line)) ?? ''))
  return {
    title: shorten(asPlainLine(request.topic ?? first), maxTitle, ''),
    description: shorten(first, maxDescription, ''),
    tags: [],
    takeawaysHeading: '',
    takeaways: [],
    sourcesHeading: 'Sources',
  }
}

/** Takeaways carry facts, so the sources are shown where the context holds them, too. */
function evidenceThatFits({ evidence, model }: WritingJob, task: string): string | undefined {
  const needed = [systemText, evidence ?? '', task].reduce((sum, text) => sum + estimateTokens(text), 0)
  return needed + answerTokens <= model.contextTokens ? evidence : undefined
}

/** "Subject: remark" */
function isFormula(title: string): boolean {
  return /\p{L}[\s\u00a0\u202f]?[:：]\s*\p{L}/u.test(title)
}

/** Asks for shorter lines instead of cutting them; what is still too long is cut between words. */
async function fitHeadline(job: WritingJob, headline: Headline): Promise<Headline> {
  const { title, description } = headline
  const fits = [...title].length <= maxTitle && [...description].length <= maxDescription && !isFormula(title)
  const shorter = fits ? { title, description } : await askForShorter(job, { title, description })
  return {
    ...headline,
    title: shorten(asPlainLine(shorter.title), maxTitle, ''),
    description: shorten(asPlainLine(shorter.description), maxDescription, ''),
  }
}

/** Two lines need none of the rules for an article. */
const shorterSystem = `You shorten the title and description of an article and change nothing that they say.
${dataRule}`

async function askForShorter(
  job: WritingJob,
  long: z.infer<typeof Shorter>,
): Promise<z.infer<typeof Shorter>> {
  const [title, description] = [[...long.title].length, [...long.description].length]
  const faults = [
    ...(title > maxTitle ? [`the title has ${title} characters`] : []),
    ...(isFormula(long.title) ? ['the title is a formula with a colon'] : []),
    ...(description > maxDescription ? [`the description has ${description} characters`] : []),
  ]
  try {
    return await job.session.askFor({
      name: 'shorter',
      schema: Shorter,
      system: shorterSystem,
      task: `${wrapData('DRAFT', JSON.stringify(long))}

# Task: shorten
What is wrong: ${faults.join('; ')}. What is right stays as it is. Same meaning, same language: the title in at most ${maxTitle} characters, ${titleForm}, the description in at most ${maxDescription}. Both whole, with nothing cut off.`,
      maxCharacters: 2_000,
    })
  } catch (error) {
    if (error instanceof ModelError && ['malformed', 'empty'].includes(error.reason)) return long
    throw error
  }
}

export function cleanTags(tags: readonly string[]): string[] {
  const clean = tags
    .map((tag) => asPlainLine(tag).replace(/^#/, ''))
    .filter((tag) => tag !== '' && [...tag].length <= 40)
  return [...new Map(clean.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, 6)
}
