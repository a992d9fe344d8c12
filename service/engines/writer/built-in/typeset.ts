import type { Phrases } from './phrases/phrases.ts'

/** A quotation inside a text, in the marks of whichever language, with the spaces that French has inside of them. */
const pairs: readonly RegExp[] = [
  /«[\s\u00a0\u202f]*([^«»]+?)[\s\u00a0\u202f]*»/gu,
  /„[\s\u00a0\u202f]*([^„“”"]+?)[\s\u00a0\u202f]*[“”"]/gu,
  /“[\s\u00a0\u202f]*([^“”]+?)[\s\u00a0\u202f]*”/gu,
  /(?<![\p{L}\p{N}])"([^"]+?)"(?![\p{L}\p{N}])/gu,
  /「([^「」]+)」/gu,
]

/** German opens with the mark that French closes with. */
const german = /»([^«»]+?)«/gu

/** Quotation marks inside a quotation become the inner pair of the language, whatever pair they were. */
export function nestMarks(text: string, phrases: Phrases): string {
  const { innerOpen, innerClose } = phrases.quotes
  const isGerman = /^[^«»]*»/u.test(text)
  return (isGerman ? [german, ...pairs.slice(1)] : pairs).reduce(
    (nested, pair) => nested.replace(pair, (_, inner: string) => `${innerOpen}${inner}${innerClose}`),
    typeset(text, phrases),
  )
}

/**
 * The spaces that French has before its tall marks and inside its quotation marks, as narrow ones that do not break, and the
 * dash of a Japanese range.
 */
export function typeset(text: string, { language }: Pick<Phrases, 'language'>): string {
  // A range in Japanese has a wave dash, and a tilde would strike out what stands between two of them.
  if (language === 'ja') return text.replace(/(?<=[\p{N}日週月年時分個円%])[~～](?=\p{N})/gu, '〜')
  if (language !== 'fr') return text
  return text
    .replace(/(?<=[\p{L}\p{N}%€)»”])[ \u00a0]([;:?!»])(?=[\s)»”.,]|$)/gu, '\u202f$1')
    .replace(/«[ \u00a0]?(?=\S)/gu, '«\u202f')
    .replace(/(?<=[^\s\u00a0\u202f])»/gu, '\u202f»')
}
