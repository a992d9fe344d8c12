import type { Sentence } from '../engines/claim-check/sentences.ts'

/** A sentence, and whether it is a quotation. */
export type Quotable = {
  words: string
  quoted: boolean
  references: number[]
  /** Sentences of one quotation share it. */
  quotation?: number
}

const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»', '„': '“', '「': '」', '『': '』' }
/** A mark that is not closed within so many sentences opens no quotation: what follows is the article's own. */
const maxQuotedSentences = 8
const opener = /[“«„「『]/u
/** What a colon introduces is the quotation, and a title in marks before it is whose it is. */
const introduced = /(?<=[:：]\s*)[“«„「]/u

/**
 * Takes quotations apart that run over several sentences: each becomes a quotation by itself, so that none is posted
 * with half of its marks or without whose words it is. What introduces a quotation (“According to …:”) goes.
 */
export function readQuotations(sentences: readonly Sentence[]): Quotable[] {
  const read: Quotable[] = []
  /** Sentences of the quotation that is open, which learn their source where it ends. */
  let open: { close: string; parts: Quotable[] } | undefined
  let quotation = 0
  for (const [index, { text, references, kind }] of sentences.entries()) {
    if (open) {
      const end = text.indexOf(open.close)
      const words = tidy(end === -1 ? text : text.slice(0, end))
      const part = { words, quoted: true, references, quotation }
      read.push(part)
      open.parts.push(part)
      if (end === -1) continue
      for (const one of open.parts) one.references = references
      open = undefined
      continue
    }
    const at = introduced.exec(text) ?? opener.exec(text)
    const close = at ? closing[at[0]] : undefined
    if (!at || close === undefined) {
      read.push({ words: tidy(text), quoted: kind === 'quotation', references })
      continue
    }
    const rest = text.slice(at.index + 1)
    const end = rest.indexOf(close)
    const isClosed = closesWithin(sentences.slice(index + 1, index + maxQuotedSentences), at[0], close)
    if (end === -1 && isClosed) {
      quotation += 1
      const part = { words: tidy(rest), quoted: true, references, quotation }
      read.push(part)
      open = { close, parts: [part] }
    } else if (end !== -1 && isAllQuoted(text.slice(0, at.index), rest.slice(end + 1))) {
      read.push({ words: tidy(rest.slice(0, end)), quoted: true, references })
    } else read.push({ words: tidy(text), quoted: kind === 'quotation', references })
  }
  return read
}

/** True if only the introduction of a quotation precedes it, and only a full stop or a bracket follows. */
function isAllQuoted(before: string, after: string): boolean {
  return /[:：]\s*$/u.test(before) || (before.trim() === '' && /^\s*(?:\([^()]*\))?\s*[.。।۔]?$/u.test(after))
}

/** True when the quotation ends before another one of its kind begins. */
function closesWithin(sentences: readonly Sentence[], open: string, close: string): boolean {
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const end = text.indexOf(close)
  const next = text.indexOf(open)
  return end !== -1 && (next === -1 || end < next || open === close)
}

/** Where the full stop stood outside of the marks, the sentence gets its own back. */
function tidy(words: string): string {
  const trimmed = words.trim()
  // Chinese and Japanese have no capitals and no spaces: there the length alone decides.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}]$/u.test(trimmed))
    return [...trimmed].length >= 8 ? `${trimmed}。` : trimmed
  if (trimmed === '' || /[.!?…。！？।۔؟:：;,]["'”’»“」』)\]]*$/u.test(trimmed)) return trimmed
  // Only what is as long as a sentence was one: a heading or a caption has no full stop to get back.
  return /^\p{Lu}/u.test(trimmed) && trimmed.split(' ').length > 4 && !/\)$/.test(trimmed)
    ? `${trimmed}.`
    : trimmed
}
