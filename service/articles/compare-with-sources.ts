import type { EvidenceSource } from '../engines/writer/writer.ts'
import { wordsOf } from './words-of.ts'

/** What one source page covers that the draft does not. */
export type CompetitionGap = { url: string; title: string; headings: string[] }

export type CompetitionCheck = {
  /** False when there was no page to compare with. */
  competition_intelligence: boolean
  competition_gaps?: CompetitionGap[]
}

const mostHeadings = 12
/** A heading counts as covered when the draft has this share of its words. */
const coveredShare = 0.6
/** Headings that every page has and that say nothing about its subject. */
const furniture =
  /^(related|share|comments?|references|sources|further reading|read more|see also|subscribe|newsletter|about|contact|contents|menu|external links|notes|faq)\b/i

/** Compares a draft with the headings of the pages it was written from (option `disable_competition`). */
export function compareWithSources(markdown: string, sources: readonly EvidenceSource[]): CompetitionCheck {
  const pages = sources.filter(
    ({ kind, blocks }) => kind === 'page' && blocks.some(({ kind }) => kind === 'heading'),
  )
  if (pages.length === 0) return { competition_intelligence: false }
  const draft = new Set(wordsOf(markdown).map(root))
  const seen = new Set<string>()
  const gaps = pages.flatMap((page): CompetitionGap[] => {
    const headings = page.blocks.flatMap((block) => {
      if (block.kind !== 'heading' || block.level === 1 || block.text === page.title) return []
      if (furniture.test(block.text) || seen.has(block.text.toLowerCase())) return []
      seen.add(block.text.toLowerCase())
      return isCovered(block.text, draft) ? [] : [block.text]
    })
    if (headings.length === 0) return []
    return [{ url: page.url ?? page.id, title: page.title, headings: headings.slice(0, mostHeadings) }]
  })
  return { competition_intelligence: true, competition_gaps: gaps }
}

/** Headings of nothing but short words (numbers, "how to") cannot be told apart and count as covered. */
function isCovered(heading: string, draft: ReadonlySet<string>): boolean {
  const words = wordsOf(heading).map(root).filter(isTelling)
  const found = words.filter((word) => draft.has(word)).length
  return words.length === 0 || found >= words.length * coveredShare
}

/** Endings differ between a heading and a sentence; the first six letters mostly do not. */
function root(word: string): string {
  return word.slice(0, 6)
}

function isTelling(word: string): boolean {
  return /^\p{L}{4}/u.test(word) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
}
