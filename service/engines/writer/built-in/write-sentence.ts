import { escapeLine, escapeMarkdown } from './escape-markdown.ts'
import { isSpaceless } from './split-words.ts'

const finalMark = /([.。।۔!?！？؟:：])$/u

/** Puts a reference such as `[1]` before the mark that ends a sentence: "Mail needs a signature [1]." */
export function withReference(text: string, reference: string, isLineStart = false): string {
  const escaped = isLineStart ? escapeLine : escapeMarkdown
  if (reference === '') return escaped(text)
  const mark = finalMark.exec(text)?.[1]
  const isNumberOnly = /^\d+\.$/.test(text)
  if (mark === undefined || isNumberOnly) return `${escaped(text)}${gapBefore(text)}${reference}`
  return `${escaped(text.slice(0, -mark.length))}${gapBefore(text)}${reference}${mark}`
}

/** Chinese and Japanese put no space between a word and what follows. */
export function gapBefore(text: string): string {
  return isSpaceless(text.slice(-8)) ? '' : ' '
}
