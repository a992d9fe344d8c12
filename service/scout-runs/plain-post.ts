/** No more of a very long post is read: it says what it is about long before. */
const readLength = 6000

/** The text of a post without its Markdown signs, so that a quotation reads as the author meant it. */
export function plainPost(markdown: string): string {
  return markdown
    .slice(0, readLength)
    .toWellFormed()
    .replace(/^```[\s\S]*?^```$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+|\d+[.)]\s+)/gm, '')
    .replace(/(\*\*|__|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w*])[*_](?=\S)([^*_\n]*\S)[*_](?![\w*])/g, '$1')
    .replace(/&(?:#x200b|nbsp);/gi, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n')
    .trim()
}
