import { countWords } from '../../text/count-words.ts'
import type { PageBlock } from './page-block.ts'

/** Words of a line in bold that stands over what follows; more is a statement. */
const maxWords = 14
/** A question is no statement, however long. */
const maxQuestionWords = 30

/** True for the text of a line in bold that is a heading in all but markup: "Who pays?", "Wear and tear". A sentence is none. */
export function isHeadingLine(text: string): boolean {
  const most = /[?？]$/u.test(text) ? maxQuestionWords : maxWords
  return /[\p{L}\p{N})?？:：]$/u.test(text) && countWords(text) <= most
}

/** Such a line as a heading, one level below the one that it stands under. */
export function headingOfLine(text: string, above: number): PageBlock {
  const level = ([2, 3, 4, 5, 6] as const)[above - 1] ?? 6
  return { kind: 'heading', level, text: text.replace(/\s*[:：]$/u, '') }
}
