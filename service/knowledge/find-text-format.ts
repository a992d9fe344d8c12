import type { PageType } from '../engines/reader/page-type.ts'

export type TextFormat = Exclude<PageType, 'pdf'>

const byName: readonly [RegExp, TextFormat][] = [
  [/\.(md|markdown|mdown|mkd|mdx)$/i, 'markdown'],
  [/\.(html?|xhtml)$/i, 'html'],
  [/\.(txt|text|log|csv|tsv)$/i, 'text'],
]
const sampleLength = 20_000
/** What plain text has by accident at most once in a while. */
const markdownSigns: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /(?:^|\s)\*\*[^*\n]{1,200}\*\*/,
  /^\|?(?:\s*:?-{3,}:?\s*\|)+/m,
  /^---\n[\w-]{1,40}:/,
]

/** How an uploaded text is written: by the name of its file, else by how it looks. */
export function findTextFormat(content: string, name: string | undefined): TextFormat {
  const named = byName.find(([ending]) => ending.test(name?.trim() ?? ''))
  if (named) return named[1]
  const sample = content.slice(0, sampleLength)
  if (
    /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|article|main|div|section|p|h[1-6])\b/i.test(
      sample,
    )
  )
    return 'html'
  return markdownSigns.some((sign) => sign.test(sample)) ? 'markdown' : 'text'
}
