import type { CheckableText } from '../checkable-text.ts'
import type { CheckedPiece, PieceCheck } from '../lexical/check-pieces.ts'
import { readSentences } from '../sentences.ts'
import { findRow } from './find-row.ts'
import { type Replaced, replaceRow, replaceSentence } from './replace-sentence.ts'
import type { ModelVerdict } from './verdict.ts'

export type SentencePatch = { before: string; after: string; reason: string }

/** Lines with a limit: a replacement that would be cut is none. */
const maxLength = { title: 70, description: 160 }

/**
 * Takes the replacements that the lexical check finds supported, in each place where the sentence stands: body, lists,
 * table rows, headings, title and description. All others are dropped.
 */
export function takePatches(
  text: CheckableText,
  pieces: CheckedPiece[],
  verdicts: ReadonlyMap<string, ModelVerdict>,
  { check }: PieceCheck,
): { text: CheckableText; patches: SentencePatch[] } {
  const patches: SentencePatch[] = []
  let patched = text
  const inPlaces = Map.groupBy(pieces, ({ place, sentence }) => `${fieldOf(place)} ${sentence.text}`)
  for (const [piece, ...others] of inPlaces.values()) {
    const verdict = piece && verdicts.get(piece.sentence.text)
    if (!piece || !verdict) continue
    const said = readReplacement(piece, verdict)
    if (said === null) continue
    const field = fieldOf(piece.place)
    const cited = citeWhereBare(piece, said, check, text)
    const replaced = replacePiece(patched[field], piece, cited, others.length + 1)
    if (!replaced || !isBorneOut(text, piece, cited, replaced, check)) continue
    if (opensAsDescribed({ ...patched, [field]: replaced.markdown }, patched)) continue
    if (field !== 'markdown' && [...replaced.markdown].length > maxLength[field]) continue
    patched = { ...patched, [field]: replaced.markdown }
    const reason = reasonOf(verdict, piece.claims[0]?.passage ?? null)
    patches.push(...replaced.changes.map((change) => ({ ...change, reason })))
  }
  return { text: patched, patches }
}

function fieldOf(place: CheckedPiece['place']): 'title' | 'description' | 'markdown' {
  return place === 'title' || place === 'description' ? place : 'markdown'
}

/** The replacement with the reference that its sentence lacks; null when it cannot be used. */
function readReplacement(
  { place, sentence }: CheckedPiece,
  { replacement, reference }: ModelVerdict,
): string | null {
  if (!replacement || sentence.kind === 'quotation') return null
  if (/[\n|<>]|\[\d/.test(replacement) || replacement.length > 2 * sentence.text.length + 80) return null
  if (sentence.kind === 'heading')
    return /[.!?。]$/.test(sentence.text) ? replacement : replacement.replace(/[.。]$/, '')
  const isUncited = sentence.references.length === 0 && place === 'body' && sentence.kind === 'prose'
  if (!isUncited || reference === null || sentence.covered.includes(reference)) return replacement
  return withReference(replacement, reference)
}

/** A fact that would stand in a paragraph without any reference gets that of the source that has its words. */
function citeWhereBare(
  { place, sentence, checked }: CheckedPiece,
  replacement: string,
  check: PieceCheck['check'],
  text: CheckableText,
): string {
  const isBare = place === 'body' && sentence.kind === 'prose' && sentence.covered.length === 0
  if (!isBare || /\[\d/.test(replacement) || checked.sentenceKind !== 'fact') return replacement
  const [piece] = check({ ...text, title: '', description: '', markdown: replacement })
  const reference = piece?.claims.find(({ kind, supported }) => kind === 'statement' && supported)?.reference
  return reference ? withReference(replacement, reference) : replacement
}

function withReference(sentence: string, reference: number): string {
  const [, body = sentence, stop = ''] = /^(.*?)([.!?:。！？：]?)$/su.exec(sentence) ?? []
  return `${body} [${reference}]${stop}`
}

/** So much of the wording in common, and two sentences are one. */
const sameShare = 0.8

/** True when a change makes the description the first sentence of the text again. */
function opensAsDescribed(changed: CheckableText, before: CheckableText): boolean {
  return isOpening(changed) && !isOpening(before)
}

function isOpening({ description, markdown }: CheckableText): boolean {
  const first = readSentences(markdown).find(({ kind }) => kind === 'prose')
  const [one, other] = [description, first?.text ?? ''].map(
    (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  if (!one || !other || one.size === 0 || other.size === 0) return false
  return [...one].filter((word) => other.has(word)).length >= sameShare * Math.min(one.size, other.size)
}

function replacePiece(
  markdown: string,
  { sentence }: CheckedPiece,
  replacement: string,
  times: number,
): Replaced | undefined {
  return sentence.kind === 'table'
    ? replaceRow(markdown, sentence.text, replacement)
    : replaceSentence(markdown, sentence.text, replacement, times)
}

/** Read on its own as what it will be: a heading, a row under its header, or a sentence. */
function isBorneOut(
  text: CheckableText,
  { place, sentence }: CheckedPiece,
  replacement: string,
  replaced: Replaced,
  check: PieceCheck['check'],
): boolean {
  const marks = sentence.covered.map((reference) => `[${reference}]`).join('')
  const nothing = { ...text, title: '', description: '', markdown: '' }
  const row = sentence.kind === 'table' ? findRowOf(replaced) : undefined
  const alone =
    place === 'title'
      ? { ...nothing, title: replacement }
      : {
          ...nothing,
          markdown: row ?? `${sentence.kind === 'heading' ? '## ' : ''}${replacement} ${marks}`,
        }
  const checked = check(alone)
  return checked.length === 1 && checked.every((piece) => piece.claims.every(({ supported }) => supported))
}

function findRowOf({ markdown, changes }: Replaced): string | undefined {
  const line = changes[0]?.after ?? ''
  return findRow(markdown, (row) => row.line === line)?.table
}

function reasonOf({ verdict, passage, reference }: ModelVerdict, near: string | null): string {
  const source = reference === null ? 'The source' : `Source ${reference}`
  if (verdict === 'absent') return 'No source says it.'
  const words = passage ?? near
  return words ? `${source} says something else: “${words}”` : `${source} says something else.`
}
