/** Words of a Markdown text as the service counts them: without citations, addresses of links, marks and the closing list of sources. */
export function countTextWords(markdown: string): number {
  const text = withoutSourceList(markdown)
    .replace(/\]\([^)\s]*(?:\s+"[^"]*")?\)/g, ']')
    .replace(/\[\d+(?:,\s*\d+)*\]/g, ' ')
    .replace(/^\s*\d+[.)]\s/gm, ' ')
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1
  return words
}

/** The last heading goes with what follows it if that is numbered lines and nothing else. */
function withoutSourceList(markdown: string): string {
  const lines = markdown.split('\n')
  const heading = lines.findLastIndex((line) => /^#{1,6}\s/.test(line))
  const after = lines.slice(heading + 1).filter((line) => line.trim() !== '')
  const isSourceList =
    heading > 0 &&
    /^\d+[.)]\s/.test(after[0] ?? '') &&
    after.every((line) => /^(?:\d+[.)]|\s)\s*\S/.test(line))
  return isSourceList ? lines.slice(0, heading).join('\n') : markdown
}
