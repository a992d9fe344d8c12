import { formatNumber } from './format-number.ts'

const sizes = [
  { value: 'mini', label: 'Mini', words: 500 },
  { value: 'standard', label: 'Standard', words: 1_000 },
  { value: 'full', label: 'Full', words: 1_500 },
  { value: 'pillar', label: 'Pillar', words: 2_500 },
]

/** An evidence digest quotes its sources in whole sections: it may be so many times as long as its size. */
const digestTimes = 2

/**
 * The lengths of an article to choose from, with their words as the reader's locale groups them.
 * @param options.carried how many words of the sources the longest digest would have, where that is known: a length that they do
 * not fill says so
 */
export function articleSizes({
  isDigest = false,
  carried,
}: {
  isDigest?: boolean
  carried?: number | undefined
} = {}): { value: string; label: string; hint: string; isBeyond: boolean }[] {
  const most = (words: number) => words * digestTimes
  const enough = sizes.find(({ words }) => carried !== undefined && carried <= most(words))
  return sizes.map((size) => {
    const { value, label, words } = size
    const isBeyond = isDigest && enough !== undefined && words > enough.words
    const hint = !isDigest
      ? `About ${formatNumber(words)} words`
      : isBeyond
        ? `No more than ${formatNumber(carried ?? 0)} words`
        : size === enough
          ? `About ${formatNumber(carried ?? 0)} words`
          : `Up to ${formatNumber(most(words))} words`
    return { value, label, hint, isBeyond }
  })
}

/**
 * The longest length that sources of so many words fill; undefined for fewer than make any. It depends on the sources alone, so
 * that it stays where it is while a length is chosen.
 */
export function sizeCarried(words: number | undefined): string | undefined {
  // A text may be a fifth shorter than its length says.
  return sizes.findLast((size) => words !== undefined && words >= size.words * 0.8)?.value
}
