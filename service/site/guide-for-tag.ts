import type { SiteGuide } from './published-guides.ts'

/** Shorter words say nothing of what a text is about. */
const minLetters = 4

/**
 * The PDF to offer beside the articles of a tag: the one whose title and subtitle have most of its words, else the newest.
 * @param guides newest first
 */
export function guideForTag(guides: readonly SiteGuide[], tag: string): SiteGuide | undefined {
  const words = wordsOf(tag)
  const closeness = ({ title, subtitle }: SiteGuide) => {
    const said = wordsOf(`${title} ${subtitle}`)
    return words.filter((word) => said.some((one) => one.startsWith(word) || word.startsWith(one))).length
  }
  return guides.toSorted((one, other) => closeness(other) - closeness(one))[0]
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= minLetters)
}
