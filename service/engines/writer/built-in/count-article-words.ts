import { countWords } from './split-words.ts'

/** Words of Markdown as a reader counts them: without marks, references and rules of tables. */
export function countArticleWords(markdown: string): number {
  return countWords(
    markdown
      .replace(/\[\d+\]/g, ' ')
      .replace(/^\|(?:\s*:?-{3,}:?\s*\|)+$/gm, ' ')
      .replace(/\\(?=[\p{P}\p{S}])/gu, ''),
  )
}
