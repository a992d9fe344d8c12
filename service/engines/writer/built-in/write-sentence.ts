import { escapeLine, escapeMarkdown } from './escape-markdown.ts'
import { isSpaceless } from './split-words.ts'

const FINAL = /([.。।۔!?！？؟:：])$/u

/** Puts a reference before the mark that ends a sentence: "Mail needs a signature [1]." */
export function withReference(text: string, reference: number, isLineStart = false): string {
  const escaped = isLineStart ? escapeLine : escapeMarkdown
  const mark = FINAL.exec(text)?.[1]
  const isNumberOnly = /^\d+\.$/.test(text)
  if (mark === undefined || isNumberOnly) return `${escaped(text)}${gapBefore(text)}[${reference}]`
  return `${escaped(text.slice(0, -mark.length))}${gapBefore(text)}[${reference}]${mark}`
}

/** Chinese and Japanese put no space between a word and what follows. */
export function gapBefore(text: string): string {
  return isSpaceless(text.slice(-8)) ? '' : ' '
}
