import { saysTheSame } from '../engines/writer/shared.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'
import { rankStatements } from './choose-statements.ts'
import { colonOf } from './find-post-words.ts'
import { type Block, fitBlocks, fitLine } from './fit-blocks.ts'
import { endBlocks, roomOf, type WritingJob } from './writing-job.ts'

/** The first line of an Instagram caption that is seen before “more”. */
const seenCaption = 125

/** One strong statement, the points as a list, a question, where to read on. */
export function writeLinkedin(job: WritingJob): string {
  const { hook, points } = open(job, 5)
  return fitBlocks(
    [
      hook,
      { text: job.digest.title, need: 3 },
      {
        text:
          points.length === 0
            ? ''
            : `${job.words.points}${colonOf(job.digest.language).trimEnd()}\n${points.map((point) => `• ${point}`).join('\n')}`,
        need: 2,
      },
      { text: job.words.ask, need: 3 },
      ...endBlocks(job, { hashtags: 5 }),
    ],
    roomOf(job.rule, 'Text'),
  )
}

/** Short paragraphs, in a conversational tone. */
export function writeFacebook(job: WritingJob): string {
  const { hook, points } = open(job, 3)
  return fitBlocks(
    [hook, ...paragraphs(points), { text: job.words.ask, need: 3 }, ...endBlocks(job, { hashtags: 2 })],
    roomOf(job.rule, 'Text'),
  )
}

/** As much as fits into 500 characters, the opening first. */
export function writeThreads(job: WritingJob): string {
  const { hook, points } = open(job, 2)
  return fitBlocks(
    [hook, ...paragraphs(points), { text: job.words.ask, need: 5 }, ...endBlocks(job, { hashtags: 1 })],
    roomOf(job.rule, 'Text'),
  )
}

/** An opening that is read before “more”, paragraphs, and hashtags; addresses cannot be pressed here. */
export function writeInstagram(job: WritingJob): string {
  return writeCaption(job, { label: 'Caption', points: 5, readOn: false })
}

/** The caption of an image or a film. */
export function writeCaption(
  job: WritingJob,
  options: { label: string; points: number; readOn: boolean },
): string {
  const { digest, rule } = job
  const { hook, points } = open(job, options.points)
  const opening = fitLine(digest.title, { limit: seenCaption, counting: rule.counting })
  return fitBlocks(
    [
      { text: opening, need: 0 },
      { ...hook, need: 1 },
      ...paragraphs(points),
      { text: job.words.keep, need: 3 },
      ...endBlocks(job, { hashtags: 10, readOn: options.readOn }),
    ],
    roomOf(rule, options.label),
  )
}

/** The statement that opens, and the most telling others, in the order of the article; none says again what opens. */
function open(job: WritingJob, most: number): { hook: Block; points: string[] } {
  const [hook, ...others] = rankStatements(job.digest, job.variant)
  if (!hook) throw new AdaptationRefusal('The article has no sentence that works on its own.')
  const points = others
    .filter(({ words }) => !saysTheSame(words, hook.words))
    .slice(0, most)
    .toSorted((a, b) => a.place - b.place)
  return { hook: { text: hook.text, need: 1 }, points: points.map(({ text }) => text) }
}

function paragraphs(points: readonly string[]): Block[] {
  return points.map((text) => ({ text, need: 2 }))
}
