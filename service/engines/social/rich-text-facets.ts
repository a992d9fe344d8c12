/** What makes a part of a text a link or a hashtag (app.bsky.richtext.facet): ranges are UTF-8 bytes, the end exclusive. */
export type Facet = {
  index: { byteStart: number; byteEnd: number }
  features: (
    | { $type: 'app.bsky.richtext.facet#link'; uri: string }
    | { $type: 'app.bsky.richtext.facet#tag'; tag: string }
  )[]
}

const address = /https?:\/\/[^\s<>"“”]+/giu
const hashtag = /(?<=^|\s)[#＃]([\p{L}\p{M}\p{N}_]{1,64})(?![\p{L}\p{M}\p{N}_])/gu

/** The links and hashtags of a text, in order. */
export function richTextFacets(text: string): Facet[] {
  const bytes = (end: number) => new TextEncoder().encode(text.slice(0, end)).length
  const range = (start: number, length: number) => ({
    byteStart: bytes(start),
    byteEnd: bytes(start + length),
  })
  const links = [...text.matchAll(address)].flatMap(({ 0: found, index }): Facet[] => {
    const uri = found.replace(/[.,;:!?'’)\]}]+$/u, '')
    if (!URL.canParse(uri)) return []
    return [{ index: range(index, uri.length), features: [{ $type: 'app.bsky.richtext.facet#link', uri }] }]
  })
  const tags = [...text.matchAll(hashtag)].flatMap(({ 0: found, 1: tag = '', index }): Facet[] =>
    // A number in a list is no hashtag.
    /^\p{N}+$/u.test(tag)
      ? []
      : [{ index: range(index, found.length), features: [{ $type: 'app.bsky.richtext.facet#tag', tag }] }],
  )
  return [...links, ...tags].toSorted((a, b) => a.index.byteStart - b.index.byteStart)
}
