import { findLexicon } from '../lexicon/find-lexicon.ts'
import { isSpaceless, splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { termsOf } from '../terms-of.ts'
import { type AspectName, askedAspects, aspectOfWord, speaksOf } from './aspects.ts'

/** One word of the topic and how a text shows that it speaks of it. */
export type Concept = {
  /** As the caller wrote it. */
  word: string
  aspect: AspectName | null
  /** False for what is probably a verb, of whose absence nobody needs to hear. */
  isNamed: boolean
  isIn(text: EvidenceText): boolean
}

/** A text prepared for looking concepts up. */
export type EvidenceText = { text: string; terms: ReadonlySet<string> }

/** What is asked: the words of the topic, and the aspects among them. */
export type Subject = { text: string; concepts: Concept[]; aspects: AspectName[]; language: string }

/** Words that say what kind of text is wanted or how somebody asks, never what about. */
const framing = new Set(
  'really guide overview introduction complete ultimate best tips tricks checklist explained everything need know should must good better way ways thing things things make makes work works much many actually choose choosing keep keeping use using improve improving get getting build building start starting run running grow growing avoid avoiding find finding set setting buy buying worth article post blog comparison compare versus vs wirklich eigentlich ratgeber überblick uberblick vergleich tipps alles wissen gut guter gute bester beste richtig richtige lohnt vraiment guide complet conseils tout savoir meilleur meilleure bien comparatif realmente guía guia completa consejos todo saber mejor mejores davvero consigli tutto sapere migliore melhor dicas tudo'.split(
    ' ',
  ),
)
const minPart = 5
const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi'])

/** Words between white space, without punctuation around them; in scripts without spaces as the dictionary parts them. */
function wordsOf(text: string): string[] {
  if (isSpaceless(text)) return splitWords(text)
  return text
    .split(/[\s/]+/u)
    .flatMap((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '') || [])
}

/** German writes nouns with a capital; in Romance languages an infinitive shows by its ending. */
function isProbablyNoun(word: string, language: string): boolean {
  if (language === 'de') return /^\p{Lu}/u.test(word)
  if (['fr', 'es', 'it', 'pt'].includes(language))
    return !/(?:er|ir|re|ar|ant|ando|endo|an|en)$/u.test(word.toLowerCase())
  return language !== 'en' || !/(?:ing|ly)$/u.test(word.toLowerCase())
}

export function prepareText(text: string, language: string): EvidenceText {
  return { text, terms: new Set(termsOf(text.slice(0, 20_000), findLexicon(language))) }
}

/** The topic taken apart in the language of the evidence. A year of the topic is no concept: few texts say theirs. */
export function readSubject(text: string, language: string): Subject {
  const lexicon = findLexicon(language)
  const concepts: Concept[] = []
  const seen = new Set<string>()
  for (const word of wordsOf(text.slice(0, 500))) {
    // A compound with hyphens is one thing, and named by any of its parts.
    const terms = termsOf(word, lexicon)
    const aspect = aspectOfWord(word)
    const key = aspect ?? terms.join(' ')
    if (key === '' || seen.has(key) || framing.has(fold(word)) || /^(?:19|20)\d{2}$/.test(word)) continue
    seen.add(key)
    concepts.push({
      word,
      aspect,
      isNamed: aspect !== null || isProbablyNoun(word, lexicon.language),
      isIn: ({ text: said, terms: others }) => {
        if (aspect !== null && speaksOf(aspect, said)) return true
        return terms.some((term) => {
          if (others.has(term) || (isSpaceless(term) && said.includes(word))) return true
          const isCompounding = compounding.has(lexicon.language) && term.length >= minPart
          return (
            isCompounding && [...others].some((other) => other.length > term.length && other.includes(term))
          )
        })
      },
    })
  }
  return { text, concepts, aspects: askedAspects(text), language }
}
