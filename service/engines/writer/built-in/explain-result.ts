import type { EvidenceSource, WriteRequest } from '../writer.ts'
import { baseLanguage } from './lexicon/find-lexicon.ts'
import type { Phrases } from './phrases/phrases.ts'
import { shorten } from './plain-text.ts'

export type ResultFacts = {
  wordCount: number
  targetWords: number
  cited: EvidenceSource[]
  /** Sources left out because they say nothing about the topic. */
  offTopic: EvidenceSource[]
  /** Words of the topic that no source mentions. */
  missing: string[]
}

const TOLERANCE = 0.85
const grouped = new Intl.NumberFormat('en')
const named = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(language) ?? language

/** The name of a language in English; the tag itself where there is none. */
export function languageName(tag: string): string {
  const language = baseLanguage(tag)
  return /^[a-z]{2,3}$/.test(language) ? named(language) : shorten(tag, 20)
}

/** Says when connecting words are not in the language asked for; empty otherwise. */
export function explainLanguage(request: WriteRequest, phrases: Phrases): string[] {
  if (baseLanguage(request.language) === phrases.language) return []
  return [
    `Headings and connecting words are in English, since the built-in writer does not know ${languageName(request.language)}.`,
  ]
}

/** What the reader of the job should know, in plain English sentences. */
export function explainResult(request: WriteRequest, phrases: Phrases, facts: ResultFacts): string {
  const { wordCount, targetWords, cited, offTopic, missing } = facts
  const sentences: string[] = []
  const count = cited.length
  if (wordCount < targetWords * TOLERANCE) {
    sentences.push(
      `The evidence carried ${grouped.format(wordCount)} of about ${grouped.format(targetWords)} words; add a document or another address to go further.`,
    )
  } else {
    sentences.push(
      `Written from ${count} ${count === 1 ? 'source' : 'sources'}; every statement has its reference.`,
    )
  }
  if (offTopic.length > 0) {
    const titles = offTopic
      .slice(0, 3)
      .map(({ title, id }) => shorten(title || id, 60))
      .join('; ')
    const more = offTopic.length > 3 ? ` and ${offTopic.length - 3} more` : ''
    sentences.push(`Left out, as they hardly mention the topic: ${titles}${more}.`)
  }
  if (missing.length > 0) {
    sentences.push(
      `The evidence does not mention: ${missing
        .slice(0, 6)
        .map((term) => shorten(term, 30))
        .join(', ')}.`,
    )
  }
  const foreign = [...new Set(cited.map(({ language }) => baseLanguage(language)))].filter(
    (language) => language !== baseLanguage(request.language),
  )
  if (foreign.length > 0)
    sentences.push(`Some of the evidence is in ${foreign.map(languageName).join(', ')} and stays so.`)
  sentences.push(...explainLanguage(request, phrases))
  if (request.mode === 'turbo' && request.targetWords > targetWords)
    sentences.push(`Turbo writes at most ${targetWords} words.`)
  return sentences.join(' ')
}
