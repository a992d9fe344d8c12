import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { readSentences, type Sentence } from '../engines/claim-check/sentences.ts'
import {
  addressesMachine,
  findLexicon,
  hasBalancedMarks,
  saysTheSame,
  standsAlone,
  termsOf,
  wholeTitle,
  withBalancedMarks,
} from '../engines/writer/shared.ts'
import { hashtagsOf } from './hashtags-of.ts'
import { quotationMarks } from './quotation-marks.ts'
import { type Quotable, readQuotations } from './read-quotations.ts'
import { readSpeakers } from './read-speakers.ts'

/** One sentence of the article, word for word. */
export type Statement = {
  /** As posted: third-party text in quotation marks, with attribution. */
  text: string
  /** The words themselves. */
  words: string
  /** Whose words they are; null for the article's own. Sentences that stood in one quotation have one `id`. */
  quotation: { id: number | null; name: string } | null
  hasFigure: boolean
  /** It can be read without the sentence before it, and can begin a post. */
  standsAlone: boolean
  /** Position in the article: a statement that depends on its context may only follow the one just before it. */
  place: number
}

export type DigestSection = {
  heading: string | null
  statements: Statement[]
  /** Rows of its tables, as “header: cell; header: cell”. Too terse to be posted word for word. */
  rows: string[]
}

/** What an adaptation may say: nothing else comes into it. */
export type ArticleDigest = {
  title: string
  description: string
  language: string
  sections: DigestSection[]
  sources: { title: string; url: string | null }[]
  /** With their `#`; made of chosen tags or tags that occur in a title, never of stray words. */
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
  /**
   * An evidence digest: text that neither cites a source nor is in the ledger only frames what does, and is not posted.
   */
  isDigest: boolean
  /** True if a person or a model chose the tags; otherwise only tags in the title, a heading or `categories` count. */
  hasChosenTags: boolean
  categories: readonly string[]
  claims: readonly ArticleClaim[]
  sources: readonly ArticleSource[]
  trustLevel: string | null
  url: string | null
}

const maxStatementLength = 600
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
  const speakers = article.isDigest ? readSpeakers(article.markdown) : new Map<number, string>()
  const names = new Map(
    sources.map((source) => [source.reference, speakers.get(source.reference) ?? sourceName(source)]),
  )
  const titleTerms = new Set(termsOf(article.title, findLexicon(language)))
  const { noise } = findLexicon(language)
  const ledger = claims.map(({ text, reference }) => ({ text: withoutStop(folded(text)), reference }))
  const said: string[] = []
  let place = 0

  /** "Price was named by 9 percent", inside of a passage: of what is said before it, and by itself of nothing. */
  const isAbout = (words: string) =>
    titleTerms.size === 0 || termsOf(words, findLexicon(language)).some((term) => titleTerms.has(term))

  const asStatement = (sentence: Quotable, at: number, all: readonly Quotable[]): Statement[] => {
    const { words, references } = sentence
    const before = all.slice(Math.max(0, at - 2), at).map((one) => one.words)
    const goesOn = article.isDigest && continuesPassage(sentence, all[at - 1])
    place += 1
    if (!isSayable(words) || noise.test(words) || doubtful.has(folded(words))) return []
    if (said.some((one) => folded(one) === folded(words) || saysTheSame(one, words))) return []
    const sought = withoutStop(folded(words))
    const entries = ledger.filter(({ text }) => text.includes(sought))
    if (article.isDigest && references.length === 0 && entries.length === 0) return []
    // In a list whose introduction cites, an item has no reference of its own, or one to another source of the same.
    const cited = [...entries.flatMap(({ reference }) => reference ?? []), ...references]
    const name = cited.flatMap((reference) => names.get(reference) ?? []).at(0)
    const quotation = sentence.quoted ? { id: sentence.quotation ?? null, name: name ?? '' } : null
    const text = quotation ? quoted(words, quotation.name, language) : words
    if (!hasBalancedMarks(text)) return []
    said.push(words)
    return [
      {
        text,
        words,
        quotation,
        hasFigure: /\p{N}/u.test(words),
        standsAlone:
          !/[?？؟]\P{L}*$/u.test(words) &&
          standsAlone(words, language, before.join(' ')) &&
          (!goesOn || isAbout(words)),
        place,
      },
    ]
  }
  const sections = sectionsOf(readSentences(article.markdown))
    .map(({ heading, sentences, rows }) => {
      // The first sentence of a section never depends on the text before the section.
      place += 1
      return { heading, rows, statements: readQuotations(sentences).flatMap(asStatement) }
    })
    .filter(({ statements, rows }) => statements.length > 0 || rows.length > 0)
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  return {
    title: withBalancedMarks(oneLine(article.title)),
    description: withBalancedMarks(oneLine(article.description)),
    language,
    sections,
    sources: sources.map(({ title, url }) => ({
      title: withBalancedMarks(oneLine(title)),
      url: url ?? null,
    })),
    hashtags: hashtagsOf(
      article.hasChosenTags
        ? article.tags
        : article.tags.filter((tag) => standsIn(tag, [article.title, ...headings, ...article.categories])),
    ),
    url: article.url,
  }
}

/** True for a sentence behind another of the same quotation, or of the same line, whose reference comes at its end. */
function continuesPassage(sentence: Quotable, before: Quotable | undefined): boolean {
  if (before === undefined || sentence.quoted !== before.quoted) return false
  if (sentence.quoted) return sentence.quotation !== undefined && sentence.quotation === before.quotation
  return before.references.length === 0
}

/** Words alone, one space between them and at both ends. */
function wordForm(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `
}

function standsIn(tag: string, titles: readonly string[]): boolean {
  const name = wordForm(tag)
  return name.trim() !== '' && titles.some((title) => wordForm(title).includes(name))
}

/** Third-party text with attribution. */
export function quoted(words: string, name: string, language: string): string {
  const [open, close] = quotationMarks(language)
  return `${open}${words}${close}${name ? ` (${name})` : ''}`
}

function sectionsOf(
  sentences: Sentence[],
): { heading: string | null; sentences: Sentence[]; rows: string[] }[] {
  const first = { heading: null, sentences: [], rows: [] }
  const sections: { heading: string | null; sentences: Sentence[]; rows: string[] }[] = [first]
  for (const sentence of sentences) {
    if (sentence.kind === 'heading')
      sections.push({ heading: withBalancedMarks(oneLine(sentence.text)), sentences: [], rows: [] })
    else if (sentence.kind === 'table') sections.at(-1)?.rows.push(sentence.text)
    else sections.at(-1)?.sentences.push(sentence)
  }
  return sections
}

function isSayable(words: string): boolean {
  return (
    words.length <= maxStatementLength &&
    endOfSentence.test(words) &&
    (words.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= 8 &&
    !addressesMachine(words)
  )
}

function sourceName({ url, title }: ArticleSource): string {
  const host = url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return host === '' ? withBalancedMarks(wholeTitle(title)) : host
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

function withoutStop(text: string): string {
  return text.replace(/[.。।۔]$/u, '')
}
