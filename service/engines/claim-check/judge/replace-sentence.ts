const between = '(?:[\\s*_~`\\\\]|\\[\\d{1,3}(?:[,;–-]\\s*\\d{1,3})*\\](?:\\([^)]*\\))?|\\]\\([^)]*\\)|\\[)*'

/** Where a sentence is in Markdown, with the marks and references in it; undefined when it is there twice or not at all. */
export function findSentence(markdown: string, sentence: string): { start: number; end: number } | undefined {
  const pieces = sentence.match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []
  if (pieces.length === 0) return undefined
  const source = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(between)
  const found = [...markdown.matchAll(new RegExp(`[*_~]*${source}[*_~]*`, 'gu'))]
  const only = found[0]
  return only && found.length === 1 ? { start: only.index, end: only.index + only[0].length } : undefined
}

/** Puts a sentence in the place of another one and keeps the references of the old one. */
export function replaceSentence(
  markdown: string,
  sentence: string,
  replacement: string,
): { markdown: string; before: string; after: string } | undefined {
  const place = findSentence(markdown, sentence)
  if (!place) return undefined
  const before = markdown.slice(place.start, place.end)
  // Emphasis that begins or ends outside of the sentence would be torn.
  if ((before.match(/\*\*|__/g)?.length ?? 0) % 2 > 0) return undefined
  const references = before.match(/\[\d{1,3}(?:[,;–-]\s*\d{1,3})*\](?:\([^)]*\))?/g) ?? []
  const [, body = replacement, stop = ''] = /^(.*?)([.!?。！？]?)$/su.exec(replacement) ?? []
  const after = references.length > 0 ? `${body} ${references.join('')}${stop}` : replacement
  return { markdown: markdown.slice(0, place.start) + after + markdown.slice(place.end), before, after }
}
