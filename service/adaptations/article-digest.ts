import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { readSentences, type Sentence } from '../engines/claim-check/sentences.ts'
import { findLexicon } from '../engines/writer/built-in/lexicon/find-lexicon.ts'
import { addressesMachine } from '../engines/writer/evidence/addresses-machine.ts'
import { hashtagsOf } from './hashtags-of.ts'
import { type Quotable, readQuotations } from './read-quotations.ts'

/** One sentence of the article, word for word. */
export type Statement = {
  /** As it is posted: a stranger's words in quotation marks, with whose they are. */
  text: string
  /** The words themselves. */
  words: string
  /** Whose words they are; null for the article's own. Sentences that stood in one quotation have one `id`. */
  quotation: { id: number | null; name: string } | null
  hasFigure: boolean
  /** It leans on the sentence before it, and cannot begin a post. */
  leans: boolean
}

export type DigestSection = { heading: string | null; statements: Statement[] }

/** What an adaptation may say: nothing else comes into it. */
export type ArticleDigest = {
  title: string
  description: string
  language: string
  sections: DigestSection[]
  sources: { title: string; url: string | null }[]
  /** With their `#`. */
  hashtags: string[]
  /** Where it can be read, once it is published. */
  url: string | null
}

export type AdaptableArticle = {
  title: string
  description: string
  markdown: string
  language: string
  tags: readonly string[]
  claims: readonly ArticleClaim[]
  sources: readonly ArticleSource[]
  trustLevel: string | null
  url: string | null
}

const longestStatement = 600
const endOfSentence = /[.!?…。！？।۔؟]["'”’»“」』)\]]*$/u

/** Reads an article sentence by sentence. Of a text that mixes, only what its ledger supports is taken. */
export function digestArticle(article: AdaptableArticle): ArticleDigest {
  const { claims, sources, language } = article
  const doubtful = new Set(
    article.trustLevel === 'unsourced'
      ? []
      : claims
          .filter(({ kind, supported }) => kind === 'statement' && !supported)
          .map(({ text }) => folded(text)),
  )
  const names = new Map(sources.map((source) => [source.reference, sourceName(source)]))
  const { leaning } = findLexicon(language)
  const said = new Set<string>()

  const asStatement = (sentence: Quotable): Statement[] => {
    const { words, references } = sentence
    const key = folded(words)
    if (!isSayable(words) || said.has(key) || doubtful.has(key)) return []
    said.add(key)
    const name = references.map((reference) => names.get(reference)).find((one) => one !== undefined)
    const quotation = sentence.quoted ? { id: sentence.quotation ?? null, name: name ?? '' } : null
    return [
      {
        text: quotation ? quoted(words, quotation.name) : words,
        words,
        quotation,
        hasFigure: /\p{N}/u.test(words),
        leans: leaning.test(words),
      },
    ]
  }
  return {
    title: oneLine(article.title),
    description: oneLine(article.description),
    language,
    sections: sectionsOf(readSentences(article.markdown))
      .map(({ heading, sentences }) => ({
        heading,
        statements: readQuotations(sentences).flatMap(asStatement),
      }))
      .filter(({ statements }) => statements.length > 0),
    sources: sources.map(({ title, url }) => ({ title: oneLine(title), url: url ?? null })),
    hashtags: hashtagsOf(article.tags),
    url: article.url,
  }
}

/** A stranger's words with whose they are. */
export function quoted(words: string, name: string): string {
  return `“${words}”${name ? ` (${name})` : ''}`
}

function sectionsOf(sentences: Sentence[]): { heading: string | null; sentences: Sentence[] }[] {
  const sections: { heading: string | null; sentences: Sentence[] }[] = [{ heading: null, sentences: [] }]
  for (const sentence of sentences) {
    if (sentence.kind === 'heading') sections.push({ heading: oneLine(sentence.text), sentences: [] })
    // A row of a table is no sentence that anybody would post.
    else if (sentence.kind !== 'table') sections.at(-1)?.sentences.push(sentence)
  }
  return sections
}

function isSayable(words: string): boolean {
  return (
    words.length <= longestStatement &&
    endOfSentence.test(words) &&
    (words.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= 8 &&
    !addressesMachine(words)
  )
}

function sourceName({ url, title }: ArticleSource): string {
  const host = url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return host === '' ? oneLine(title).slice(0, 60) : host
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function folded(text: string): string {
  return text
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/[“”„«»"‘’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
