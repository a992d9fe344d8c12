import { formatNumber } from './format-number.ts'

const sizes = [
  { value: 'mini', label: 'Mini', words: 500 },
  { value: 'standard', label: 'Standard', words: 1_000 },
  { value: 'full', label: 'Full', words: 1_500 },
  { value: 'pillar', label: 'Pillar', words: 2_500 },
]

/** An evidence digest quotes its sources in whole sections: it may be so many times as long as its size. */
const digestTimes = 2

/** The lengths of an article to choose from, with their words as the reader's locale groups them. */
export function articleSizes({ isDigest = false } = {}): { value: string; label: string; hint: string }[] {
  return sizes.map(({ value, label, words }) => ({
    value,
    label,
    hint: isDigest
      ? `Up to ${formatNumber(words * digestTimes)} words`
      : `About ${formatNumber(words)} words`,
  }))
}

/**
 * The longest length that sources of so many words fill; undefined for fewer than make any. It depends on the sources alone, so
 * that it stays where it is while a length is chosen.
 */
export function sizeCarried(words: number | undefined): string | undefined {
  // A text may be a fifth shorter than its length says.
  return sizes.findLast((size) => words !== undefined && words >= size.words * 0.8)?.value
}
