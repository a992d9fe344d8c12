import { splitSentences } from '../../text/split-sentences.ts'

/** Cuts a text into pieces that a speech endpoint takes: between sentences, else between words. Nothing is lost. */
export function splitSpeech(text: string, maxCharacters: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const sentence of splitSentences(text)) {
    for (const part of splitLong(sentence.text, maxCharacters)) {
      if (piece.length + part.length > maxCharacters) {
        pieces.push(piece)
        piece = ''
      }
      piece += part
    }
  }
  return [...pieces, piece].filter((each) => each.trim() !== '')
}

function splitLong(sentence: string, maxCharacters: number): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > maxCharacters) {
    const blank = rest.lastIndexOf(' ', maxCharacters)
    // Never between the halves of a surrogate pair.
    const end = blank > 0 ? blank : maxCharacters - (isHighSurrogate(rest, maxCharacters - 1) ? 1 : 0)
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest]
}

function isHighSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0xd8_00 && code <= 0xdb_ff
}
