import { cutAtWord } from '#lib/cut-at-word.ts'

const maxCharacters = 280

/**
 * What a Markdown text says first, in plain words, as a post may begin: its first paragraph, quotation or list item that
 * is a sentence. What only leads over to a list ("In short:") is none. Undefined where the text has nothing of the kind.
 */
export function openingOf(markdown: string): string | undefined {
  const text = markdown
    .split(/\n\s*\n/)
    .flatMap(partsOf)
    .map(plainWords)
    .find(standsAlone)
  return text ? cutAtWord(text, maxCharacters) : undefined
}

/** A paragraph, or the items of a list one by one; headings, pictures, tables and code say nothing by themselves. */
function partsOf(block: string): string[] {
  const text = block.replace(/^[ \t]*>[ \t]?/gm, '').trim()
  if (/^(?:#|\||```|!\[[^\]]*\]\([^)]*\)$)/.test(text)) return []
  return text.split(/\n(?=\s*(?:\d+[.)]|[*+-])\s)/)
}

function plainWords(part: string): string {
  return part
    .replace(/^\s*(?:\d+[.)]|[*+-])\s+/, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\[\d+(?:,\s*\d+)*\]/g, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function standsAlone(text: string): boolean {
  return /^[\p{L}\p{N}"“„«「('‘]/u.test(text) && /[.!…。！।؟۔]["”’»“」)\]]*$/u.test(text)
}
