import { formatNumber } from '#lib/format-number.ts'

export type ComparedRow = {
  label: string
  hint?: string
  /** Of the brand itself, among its competitors. */
  isOwn?: boolean
  before: string
  after: string
  /** Undefined where one side has no data that the other could be compared with. */
  change: Change | undefined
}

/** How a value moved: above zero is better for the brand. The words say by how much, where that can be said. */
export type Change = {
  direction: number
  words: string
  /** Where a rise is no gain, such as that of a competitor. */
  isUp?: boolean
}

export const sameWords = 'Same'

/** How far, which the direction tells up or down of. */
export function changeBy(difference: number, unit = ''): Change {
  return {
    direction: Math.sign(difference),
    words: difference === 0 ? sameWords : `${formatNumber(Math.abs(difference))}${unit}`,
  }
}

/** Whether there is nothing to see in it: the same in both scans, or no data in either. */
export function isUnchanged({ before, after, change }: ComparedRow): boolean {
  return change === undefined ? before === after : change.words === sameWords
}
