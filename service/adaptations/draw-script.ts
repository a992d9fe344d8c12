import { colonOf } from './find-post-words.ts'
import { fitLine, type Room } from './fit-blocks.ts'
import type { WritingJob } from './writing-job.ts'

/** What is lettered on a picture is read at a glance. */
const screenRoom: Room = { limit: 60, counting: 'graphemes' }

export type Shot = { say: string; screen: string }

/** Shots with their seconds, one below the other. */
export function drawScript(job: WritingJob, shots: readonly Shot[]): string {
  let from = 0
  return shots
    .map((shot, index) => {
      const seconds = spokenSeconds(shot.say)
      const text = drawShot(job, shot, { number: index + 1, from, to: from + seconds })
      from += seconds
      return text
    })
    .join('\n\n')
}

/** One shot: what is read on the screen and what is said. */
export function drawShot(
  { words, digest }: WritingJob,
  shot: Shot,
  at: { number: number; from: number; to: number },
): string {
  const colon = colonOf(digest.language)
  return [
    `${words.shot} ${at.number} (${clock(at.from)}–${clock(at.to)})`,
    `${words.screen}${colon}${fitLine(shot.screen, screenRoom)}`,
    `${words.voice}${colon}${shot.say}`,
  ].join('\n')
}

/** Two and a half words a second, or five characters of a script that writes without spaces. */
export function spokenSeconds(text: string): number {
  const unspaced = text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu)?.length ?? 0
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(2, Math.ceil(unspaced / 5 + (unspaced > words ? 0 : words / 2.5)))
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
