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

/** The replacement with the references of what it replaces, where the model left all of them out. */
export function keepReferencesOf(before: string, after: string): string {
  const references = readReferences(before)
  if (after === '' || references.length === 0 || readReferences(after).length > 0) return after
  const marks = [...new Set(references)].map((number) => `[${number}]`).join('')
  // What stands behind the last bar of a row is in no cell.
  if (/^\|.*\|$/.test(after)) return after.replace(/\s*\|$/, ` ${marks} |`)
  const [, body = after, stop = ''] = /^(.*?)([.!?:。！？：]?)$/su.exec(after) ?? []
  return `${body} ${marks}${stop}`
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
