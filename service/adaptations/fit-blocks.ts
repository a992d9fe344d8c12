import { type Counting, countLength, cutToLength } from '#contract/post-length.ts'
import { beforeUnclosed } from '../engines/writer/shared.ts'
import { endAtWord } from '../text/shorten.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'

/** A line or paragraph of a post. `need` 0 must be in it; of the others the lower come first. */
export type Block = { text: string; need: number }

export type Room = { limit: number; counting: Counting }

/**
 * The blocks that fit, in their order. The whole is measured each time, since two texts side by side can count
 * differently from each alone.
 * @throws {AdaptationRefusal} when what must be in it does not fit
 */
export function fitBlocks(blocks: readonly Block[], room: Room, separator = '\n\n'): string {
  const present = blocks.map((block, index) => ({ ...block, index })).filter(({ text }) => text !== '')
  let chosen: typeof present = []
  let fitting = ''
  for (const block of present.toSorted((a, b) => a.need - b.need || a.index - b.index)) {
    const next = [...chosen, block].toSorted((a, b) => a.index - b.index)
    const whole = next.map(({ text }) => text).join(separator)
    if (countLength(whole, room.counting) <= room.limit) {
      chosen = next
      fitting = whole
    } else if (block.need === 0) {
      throw new AdaptationRefusal(
        `The required parts don't fit into ${room.limit} characters: the opening line and the links are too long together.`,
      )
    }
  }
  return fitting
}

/** A line that fits, cut between two words and marked with an ellipsis where it must be cut. */
export function fitLine(text: string, room: Room): string {
  if (countLength(text, room.counting) <= room.limit) return text
  const cut = cutToLength(text, Math.max(0, room.limit - countLength('…', room.counting)), room.counting)
  const line = cut.slice(0, endAtWord(text, cut.length)).replace(/[\s.,;:。、，；：–-]+$/u, '')
  return `${beforeUnclosed(line)}…`
}
