import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'
import { splitWords } from '../text/split-words.ts'

/** What of a page can be compared with a topic: its parts by headings, each under its title. */
export type PagePassage = { title: string; text: string; words: number }

const maxPassages = 80
const maxCharacters = 2500

/** A page in parts of at most about 400 words, each with the heading it is under. */
export function pagePassages(page: { title: string; blocks: readonly PageBlock[] }): PagePassage[] {
  const passages: PagePassage[] = []
  let heading = ''
  let text = ''
  const end = () => {
    if (text !== '')
      passages.push({ title: `${page.title}\n${heading}`, text, words: splitWords(text).length })
    text = ''
  }
  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      end()
      heading = block.text
      continue
    }
    text = `${text}\n${blocksToText([block])}`.trim()
    if (text.length > maxCharacters) end()
  }
  end()
  return passages.slice(0, maxPassages)
}
