const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A message of several sentences as short lines, one for each. */
export function messageLines(message: string): string[] {
  return [...sentences.segment(message)].map(({ segment }) => segment.trim()).filter((line) => line !== '')
}
