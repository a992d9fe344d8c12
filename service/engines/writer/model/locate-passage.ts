import { readReferences, stripReferences } from '../../claim-check/references.ts'
import { findSentences } from '../../claim-check/shared.ts'

export type Place = { start: number; end: number }

/** A passage of fewer words is found only as it is written. */
const minWords = 4

/**
 * Where a passage that a model copied stands in a text: as it is, or with other blanks, quotation marks and hyphens, or
 * without the marks and references that the text has.
 */
export function locatePassage(text: string, passage: string): Place[] {
  const exact = placesOf(text, passage)
  if (exact.length > 0) return exact
  const folded = fold(text)
  const alike = placesOf(folded.text, fold(passage).text.trim()).map(({ start, end }) => ({
    start: folded.at[start] ?? 0,
    end: (folded.at[end - 1] ?? 0) + 1,
  }))
  const plain = stripReferences(passage).replace(/[*_`]/g, '').trim()
  if (alike.length > 0 || passage.includes('|') || plain.split(/\s+/).length < minWords) return alike
  return findSentences(text, plain)
}

/**
 * The replacement with the references of what it replaces, where the model left all of them out. A row of a table says
 * itself which of its cells a source has: there a reference that is left out is taken out.
 * @param isBorrowed true for a line that would give a source what the text worked out itself
 */
export function keepReferencesOf(
  before: string,
  after: string,
  isBorrowed: (line: string) => boolean,
): string {
  const references = readReferences(before)
  if (after === '' || after.startsWith('|') || references.length === 0) return after
  if (readReferences(after).length > 0) return after
  const marks = [...new Set(references)].map((number) => `[${number}]`).join('')
  const [, body = after, stop = ''] = /^(.*?)([.!?:。！？：]?)$/su.exec(after) ?? []
  const marked = `${body} ${marks}${stop}`
  return isBorrowed(marked) ? after : marked
}

function placesOf(text: string, passage: string): Place[] {
  if (passage === '') return []
  const places: Place[] = []
  for (let at = text.indexOf(passage); at >= 0; at = text.indexOf(passage, at + passage.length))
    places.push({ start: at, end: at + passage.length })
  return places
}

/** JSON answers have plain blanks where the text has narrow or protected ones; and the other way round. */
function fold(text: string): { text: string; at: number[] } {
  let folded = ''
  const at: number[] = []
  for (let index = 0; index < text.length; index++) {
    const character = plainOf(text.charAt(index))
    if (character === ' ' && folded.endsWith(' ')) continue
    if (character === '') continue
    folded += character
    at.push(index)
  }
  return { text: folded, at }
}

function plainOf(character: string): string {
  if (/[\u00ad\u200b-\u200d\u2060\ufeff]/.test(character)) return ''
  if (character !== '\n' && /\s/.test(character)) return ' '
  if (/[‘’‚′]/.test(character)) return "'"
  if (/[“”„«»″]/.test(character)) return '"'
  return /[\u2010-\u2015\u2212]/.test(character) ? '-' : character
}
