import type { WriteRequest } from '../writer.ts'
import { findLexicon } from './lexicon/find-lexicon.ts'
import { plainText } from './plain-text.ts'
import { termsOf } from './terms-of.ts'

/** What the article is about. */
export type Topic = {
  /** As the caller put it, or the sources' titles when they put nothing. */
  text: string
  given: boolean
  /** The topic's terms as a language stems them. */
  terms(language: string): string[]
}

/** Characters; no topic and no title needs more, and hostile ones have it. */
const maxTopicLength = 500

/** A page's title without the name of its site. */
export function bareTitle(title: string): string {
  const parts = plainText(title.slice(0, maxTopicLength))
    .split(/\s+[|·–—•»:-]{1,2}\s+|\s*\|\s*/u)
    .filter((part) => part !== '')
  const first = parts[0] ?? ''
  return (
    [...parts].sort((a, b) => b.length - a.length).find((part) => part.length > first.length * 2) ?? first
  )
}

/** The topic of a request. Without one, the sources' own titles say what they are about. */
export function findTopic(request: Pick<WriteRequest, 'topic' | 'evidence' | 'language'>): Topic {
  const asked = plainText((request.topic ?? '').slice(0, maxTopicLength))
  const text = asked !== '' ? asked : request.evidence.map(({ title }) => bareTitle(title)).join(' ')
  const byLanguage = new Map<string, string[]>()
  return {
    text:
      asked !== ''
        ? asked
        : (request.evidence.map(({ title }) => bareTitle(title)).find((title) => title !== '') ?? ''),
    given: asked !== '',
    terms: (language) => {
      const known = byLanguage.get(language)
      if (known !== undefined) return known
      const terms = [...new Set(termsOf(text.slice(0, 2000), findLexicon(language)))]
      byLanguage.set(language, terms)
      return terms
    },
  }
}
