import { cutAtWord } from '#lib/cut-at-word.ts'

const maxCharacters = 280

/** The first paragraph of a Markdown text in plain words, as a post may begin; undefined where it has none. */
export function openingOf(markdown: string): string | undefined {
  const paragraph = markdown
    .split(/\n\s*\n/)
    .find((block) => /^\s*[\p{L}\p{N}"“„«(*_]/u.test(block) && !isList(block))
  const text = paragraph
    ?.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\[\d+(?:,\s*\d+)*\]/g, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return text ? cutAtWord(text, maxCharacters) : undefined
}

function isList(block: string): boolean {
  return /^\s*(?:\d+[.)]|[*-])\s/.test(block)
}
