import NodeID3 from 'node-id3'

export type Chapter = { title: string; startSeconds: number; endSeconds: number }

/** Adds ID3v2.3 tags: title, author, language of the text, and its chapters with a table of contents. */
export function tagMp3(
  mp3: Buffer,
  about: { title: string; author: string; chapters: readonly Chapter[] },
): Buffer {
  const ids = about.chapters.map((_, index) => `chapter-${index + 1}`)
  return NodeID3.write(
    {
      title: about.title,
      artist: about.author,
      genre: 'Podcast',
      chapter: about.chapters.map(({ title, startSeconds, endSeconds }, index) => ({
        elementID: `chapter-${index + 1}`,
        startTimeMs: Math.round(startSeconds * 1000),
        endTimeMs: Math.round(endSeconds * 1000),
        tags: { title },
      })),
      tableOfContents: [{ elementID: 'contents', isOrdered: true, elements: ids }],
    },
    mp3,
  )
}
