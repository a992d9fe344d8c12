import { joinParts } from '#contract/adaptation-parts.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'
import type { Statement } from './article-digest.ts'
import { rankStatements } from './choose-statements.ts'
import { drawShot, spokenSeconds } from './draw-script.ts'
import { fitBlocks, fitLine } from './fit-blocks.ts'
import { writeCaption } from './write-posts.ts'
import { roomOf, type WritingJob } from './writing-job.ts'

/** What a short film may take, and what its ending takes of that. */
const maxSeconds = 60
const endingSeconds = 4
const maxShots = 7

/** The script of a reel, shot by shot, and the caption under it. */
export function writeInstagramReels(job: WritingJob): string {
  return joinParts([writeScript(job), writeCaption(job, { label: 'Caption', points: 2, readOn: false })])
}

/** The title, the script, and the description of a short. */
export function writeYoutubeShorts(job: WritingJob): string {
  return joinParts([
    fitLine(job.digest.title, roomOf(job.rule, 'Title')),
    writeScript(job),
    writeCaption(job, { label: 'Description', points: 3, readOn: true }),
  ])
}

/**
 * Shots with their seconds: what is said and what is read. It opens with the most telling statement, lasts a minute at
 * most, and ends with a question.
 */
function writeScript(job: WritingJob): string {
  const { digest, words } = job
  const shots: { seconds: number; statement: Statement }[] = []
  let seconds = 0
  for (const statement of rankStatements(digest, job.variant)) {
    const length = spokenSeconds(statement.text)
    if (shots.length === maxShots || seconds + length + endingSeconds > maxSeconds) continue
    shots.push({ seconds: length, statement })
    seconds += length
  }
  if (shots.length < 2)
    throw new AdaptationRefusal('The article has too few sentences for a one-minute script.')
  let from = 0
  const blocks = shots.map(({ seconds: length, statement }, index) => {
    const screen = index === 0 ? digest.title : statement.words
    const at = { number: index + 1, from, to: from + length }
    const shot = drawShot(job, { say: statement.text, screen }, at)
    from += length
    return { text: shot, need: index < 2 ? 0 : 2 }
  })
  const ending = drawShot(
    job,
    { say: words.ask, screen: digest.title },
    { number: shots.length + 1, from, to: from + endingSeconds },
  )
  return fitBlocks([...blocks, { text: ending, need: 1 }], roomOf(job.rule, 'Script'))
}
