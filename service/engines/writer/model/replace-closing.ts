import { readReferences } from '../../claim-check/references.ts'
import type { SentenceChange } from '../writer.ts'
import { locatePassage } from './locate-passage.ts'
import { countWords } from './text-length.ts'
import { tidyText } from './tidy-text.ts'

/** A section that is much shorter has lost its rule, one that is much longer is another article. */
const minShare = 0.4
const maxShare = 1.6

export type ReplacedClosing = {
  text: string
  applied: SentenceChange[]
  missed: SentenceChange[]
  /** The patches that are not about the section that went. */
  patches: SentenceChange[]
}

/**
 * Puts an editor's closing section in place of the text's last one, with its heading. It must be one section of about the
 * length of the old one, keep its links, and cite only what the text cites.
 * @param closing empty when the section stays
 */
export function replaceClosing(
  text: string,
  { closing, patches }: { closing: string; patches: readonly SentenceChange[] },
): ReplacedClosing {
  const start = [...text.matchAll(/^## /gm)].at(-1)?.index
  const after = withoutHeading(closing)
  if (after === '') return { text, applied: [], missed: [], patches: [...patches] }
  const before = start === undefined ? '' : text.slice(start).trim()
  const heading = /^## [^\n]*/.exec(closing.trim())?.[0] ?? before.split('\n', 1).join('')
  const change = {
    before,
    after: `${heading}\n\n${after}`,
    reason: 'The closing section did not hold against the text.',
  }
  if (start === undefined || !isFit(text, change))
    return { text, applied: [], missed: [change], patches: [...patches] }
  return {
    text: `${text.slice(0, start)}${change.after}`,
    applied: [change],
    missed: [],
    patches: patches.filter((patch) => locatePassage(before, patch.before.trim()).length === 0),
  }
}

/** What models put around a text is taken away, the heading too: it would be taken for a title. */
function withoutHeading(closing: string): string {
  return tidyText(closing.trim().replace(/^## [^\n]*/, ''))
}

function isFit(text: string, { before, after }: SentenceChange): boolean {
  const share = countWords(after) / countWords(before)
  const cited = new Set(readReferences(text))
  return (
    share >= minShare &&
    share <= maxShare &&
    !/^#{1,2} /m.test(after.slice(3)) &&
    linksOf(before).every((link) => after.includes(link)) &&
    readReferences(after).every((number) => cited.has(number))
  )
}

function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => `](${url})`)
}
