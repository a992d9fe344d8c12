import { isPlantedInstruction } from '../../chat-model/planted-instruction.ts'
import { type CheckSource, textOf } from '../check-source.ts'
import { findLanguage } from './find-language.ts'
import { wordForm } from './plain-form.ts'
import { readSource, type SourceSentence } from './read-source.ts'
import { addValues, type Reading, scanText, stemsOf } from './read-text.ts'

export type EvidenceSentence = SourceSentence & {
  index: number
  source: CheckSource
  /** ISO 639-1, as found in the source's text. */
  language: string
  stems: Set<string>
  read(): Reading
}

/** How much of the wording of a sentence another one shares, 0 to 1; rare words weigh more. */
export type Aligned = { sentence: EvidenceSentence; score: number }

export type Evidence = {
  sentences: EvidenceSentence[]
  references: ReadonlySet<number>
  /** Sentences that share words with these stems, best first. */
  rank(stems: readonly string[], isAllowed: (source: CheckSource) => boolean): Aligned[]
  weigh(stem: string): number
  /** All sentences of its paragraph, list item or table. */
  blockOf(sentence: EvidenceSentence): EvidenceSentence[]
  /** The words of a source, its title among them, each between two blanks. */
  wordsOf(source: CheckSource): string
  languagesOf(references: ReadonlySet<number>): Set<string>
}

const minSample = 80
const unknownSpread = 4
const maxCandidates = 40
/** What a neighbour in the same paragraph adds to the likeness of a sentence. */
const neighbourShare = 0.3

/** Reads all sources once, so that many sentences can be compared with them. */
export function createEvidence(sources: CheckSource[]): Evidence {
  const sentences: EvidenceSentence[] = []
  const places = new Map<string, number[]>()
  const languages = new Map(sources.map((source) => [source, languageFor(source)]))
  for (const source of sources) {
    const language = languages.get(source) ?? ''
    for (const sentence of readSource(textOf(source))) {
      // Text that gives orders to a model bears nothing out, so that an article which obeyed it is marked.
      if (isPlantedInstruction(sentence.text)) continue
      const index = sentences.length
      let reading: Reading | undefined
      const scan = scanText(sentence.text, language, sentence.isRow)
      const stems = new Set(stemsOf(scan))
      const read = () => {
        reading ??= addValues(scan, language)
        return reading
      }
      sentences.push({ ...sentence, index, source, language, stems, read })
      for (const stem of stems) {
        const found = places.get(stem)
        if (found) found.push(index)
        else places.set(stem, [index])
      }
    }
  }
  // A word that no source has says little about how alike two sentences are: paraphrases bring their own.
  const weights = new Map<string, number>()
  const weigh = (stem: string) => {
    const known = weights.get(stem)
    if (known !== undefined) return known
    const weight = Math.log(1 + (sentences.length + 8) / ((places.get(stem)?.length ?? unknownSpread) + 0.5))
    weights.set(stem, weight)
    return weight
  }
  const words = new Map<CheckSource, string>()

  const rank: Evidence['rank'] = (stems, isAllowed) => {
    const wanted = [...new Set(stems)]
    const total = wanted.reduce((sum, stem) => sum + weigh(stem), 0) || 1
    const scores = new Map<number, number>()
    const allowed = new Set(sources.filter(isAllowed))
    for (const stem of wanted)
      for (const index of places.get(stem) ?? []) {
        const source = sentences[index]?.source
        if (source && allowed.has(source)) scores.set(index, (scores.get(index) ?? 0) + weigh(stem))
      }
    const neighbour = (index: number, step: number) => {
      const one = sentences[index]
      const other = sentences[index + step]
      return one && other && one.source === other.source && one.block === other.block
        ? (scores.get(index + step) ?? 0)
        : 0
    }
    // Only what shares most words can come first, with or without a neighbour.
    const likely = [...scores].sort((a, b) => b[1] - a[1]).slice(0, maxCandidates)
    return likely
      .flatMap(([index, score]) => {
        const sentence = sentences[index]
        if (!sentence) return []
        const around = Math.max(neighbour(index, -1), neighbour(index, 1))
        return [{ sentence, score: Math.min(1, (score + neighbourShare * around) / total) }]
      })
      .sort((a, b) => b.score - a.score)
  }

  const blockOf = (sentence: EvidenceSentence) => {
    const isOfBlock = (other: EvidenceSentence | undefined) =>
      other !== undefined && other.source === sentence.source && other.block === sentence.block
    let from = sentence.index
    let to = sentence.index
    while (isOfBlock(sentences[from - 1])) from -= 1
    while (isOfBlock(sentences[to + 1])) to += 1
    return sentences.slice(from, to + 1)
  }

  return {
    blockOf,
    sentences,
    references: new Set(sources.flatMap(({ reference }) => reference ?? [])),
    rank,
    weigh,
    wordsOf: (source) => {
      const known = words.get(source) ?? wordForm(`${source.title}\n${textOf(source)}`)
      words.set(source, known)
      return known
    },
    languagesOf: (references) =>
      new Set(
        [...languages].flatMap(([{ reference }, language]) =>
          reference !== null && references.has(reference) ? [language] : [],
        ),
      ),
  }
}

/** What a page says of itself is often the language of its site; a short text is hard to tell. */
function languageFor({ text, language }: CheckSource): string {
  const declared = language.slice(0, 2).toLowerCase()
  if (declared !== '' && text.length < minSample) return declared
  return findLanguage(text) || declared
}
