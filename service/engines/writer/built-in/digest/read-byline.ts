import type { PageBlock } from '../../../reader/page-block.ts'
import { plainText } from '../plain-text.ts'
import { countWords } from '../split-words.ts'

/** Who published a page, as what and when, in the words of the page itself. */
export type Byline = {
  publisher: string
  /** "guidance note", "consumer magazine"; empty when the line does not say. */
  kind: string
  /** "revised March 2025", "issue 11/2024"; empty when the line does not say. */
  date: string
  /** The block it stands in. */
  block: number
}

const maxWords = 16
const lookedAt = 4
const year = /(?<!\p{N})(?:19|20)\d{2}(?!\p{N})/u
const meta = /[|·•]|(?:^|\s)by\s|posted|\bmin(?:utes?)? read|comments?\b|share:/iu

/**
 * The line under the title of a page that says who published it, as what and when: "Regional Energy Agency, guidance
 * note, revised March 2025". Null for a page without one. A person's name and a menu are no publisher.
 */
export function readByline(blocks: readonly PageBlock[]): Byline | null {
  for (const [at, block] of blocks.slice(0, lookedAt).entries()) {
    if (block.kind === 'heading' && at > 0 && block.level > 1) return null
    if (block.kind !== 'paragraph') continue
    const line = plainText(block.text.slice(0, 300))
    if (countWords(line) > maxWords || /[.!?:;]$/u.test(line) || meta.test(line)) continue
    // "Lena Okafor, Peter Brandt. Journal of Applied Studies 41(2), 2025" cites, and names no publisher.
    if (/\p{Ll}[.] \p{Lu}|\p{N}\(\p{N}+\)/u.test(line)) continue
    const parts = line.split(/\s*,\s+/u).filter((part) => part !== '')
    const [publisher, ...rest] = parts
    const date = rest.find((part) => year.test(part)) ?? ''
    if (publisher === undefined || rest.length === 0 || date === '') continue
    if (!/^\p{Lu}/u.test(publisher) || year.test(publisher) || countWords(publisher) > 7) continue
    return { publisher, kind: rest.filter((part) => part !== date).join(', '), date, block: at }
  }
  return null
}
