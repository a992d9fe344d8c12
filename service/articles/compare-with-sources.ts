import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'
import { isBoilerplateHeading } from '../engines/writer/shared.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import { isSalesHeading } from './is-sales-heading.ts'
import { wordsOf } from './words-of.ts'

/** What one source page covers that the draft does not. */
export type CompetitionGap = { url: string; title: string; headings: string[] }

export type CompetitionCheck = {
  /** False when there was no page to compare with. */
  competition_intelligence: boolean
  competition_gaps?: CompetitionGap[]
}

const maxHeadings = 12
/** A heading counts as covered when the draft has this share of its words. */
const coveredShare = 0.6
/** A section of fewer telling words shares them by chance. */
const fewestWords = 8
/** Headings that every page has and that say nothing about its subject. */
const furniture =
  /^(related|share|comments?|references|sources|further reading|read more|see also|subscribe|newsletter|about|contact|contents|menu|external links|notes|faq)\b/i

/**
 * Compares a draft with the headings of the pages that it cites (option `disable_competition`): what the others cover is
 * another subject, and what they sell is none.
 */
export function compareWithSources(
  markdown: string,
  sources: readonly EvidenceSource[],
  cited: readonly { id: string }[],
): CompetitionCheck {
  const used = new Set(cited.map(({ id }) => id))
  const pages = sources.filter(
    ({ id, kind, blocks }) =>
      used.has(id) && kind === 'page' && blocks.some(({ kind }) => kind === 'heading'),
  )
  if (pages.length === 0) return { competition_intelligence: false }
  const draft = new Set(wordsOf(markdown).map(root))
  const figures = new Set(figuresOf(markdown))
  const seen = new Set<string>()
  const gaps = pages.flatMap((page): CompetitionGap[] => {
    const headings = page.blocks.flatMap((block, at) => {
      if (block.kind !== 'heading' || block.level === 1 || block.text === page.title) return []
      if (isFurniture(block.text) || seen.has(block.text.toLowerCase())) return []
      seen.add(block.text.toLowerCase())
      const isTold =
        isCovered(block.text, draft) || isReported(sectionText(page.blocks, at), { draft, figures })
      return isTold ? [] : [block.text]
    })
    if (headings.length === 0) return []
    return [{ url: page.url ?? page.id, title: page.title, headings: headings.slice(0, maxHeadings) }]
  })
  return { competition_intelligence: true, competition_gaps: gaps }
}

function isFurniture(heading: string): boolean {
  return furniture.test(heading) || isSalesHeading(heading) || isBoilerplateHeading(heading)
}

/** The text under a heading, up to the next one. */
function sectionText(blocks: readonly PageBlock[], heading: number): string {
  const end = blocks.findIndex(({ kind }, at) => at > heading && kind === 'heading')
  return blocksToText(blocks.slice(heading + 1, end < 0 ? undefined : end))
}

/** A draft that has the section's words in other order, or two of its figures, covers it under a heading of its own. */
function isReported(
  section: string,
  { draft, figures }: { draft: ReadonlySet<string>; figures: ReadonlySet<string> },
): boolean {
  const words = [...new Set(wordsOf(section).filter(isTelling).map(root))]
  const found = words.filter((word) => draft.has(word)).length
  const shared = [...new Set(figuresOf(section))].filter((figure) => figures.has(figure)).length
  return shared >= 2 || (words.length >= fewestWords && found >= words.length * coveredShare)
}

/** Figures of two digits or more; years are in every text. */
function figuresOf(text: string): string[] {
  return (text.replace(/\[\d+\]/g, '').match(/\d+(?:[.,]\d+)*/g) ?? []).filter(
    (figure) => figure.length > 1 && !/^(?:19|20)\d\d$/.test(figure),
  )
}

/** Headings of only short words (numbers, "how to") are indistinguishable and count as covered. */
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
