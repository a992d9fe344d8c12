/** Words of a Markdown text as a reader counts them: without citations, addresses of links, and marks. */
export function countTextWords(markdown: string): number {
  const text = markdown
    .replace(/\]\([^)\s]*(?:\s+"[^"]*")?\)/g, ']')
    .replace(/\[\d+(?:,\s*\d+)*\]/g, ' ')
    .replace(/^\s*\d+[.)]\s/gm, ' ')
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1
  return words
}
