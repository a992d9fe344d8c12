import { isAboutOurselves } from '../../evidence/is-about-ourselves.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { isSpaceless, splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { AspectName } from './aspects/aspect-words.ts'
import { askedAspects, aspectOfWord, speaksOf } from './aspects/find-aspects.ts'

/** One word of the topic and how a text shows that it speaks of it. */
export type Concept = {
  /** As the caller wrote it. */
  word: string
  aspect: AspectName | null
  /** False for what is probably a verb, of whose absence nobody needs to hear. */
  isNamed: boolean
  /** What the question is about in general ("for a small team"), and not what it asks of it. */
  isBackground: boolean
  /** A word that texts on anything have, such as "cost" or "company". */
  isFrame: boolean
  isIn(text: EvidenceText): boolean
}

/** A text prepared for looking concepts up. */
export type EvidenceText = { text: string; terms: ReadonlySet<string> }

/** What is asked: the words of the topic, and the aspects among them. */
export type Subject = {
  text: string
  concepts: Concept[]
  aspects: AspectName[]
  language: string
  /** True for a topic about those who ask: "why our loaves …", "wie wir …". */
  isOurs: boolean
  near: ReadonlySet<string>
  /** What sources on the topic call a case of it, as stems: a rollout, of onboarding. */
  cases: ReadonlySet<string>
}

/** Words that say what kind of text is wanted or how somebody asks, never what about. */
const framing = new Set(
  'wann quand cuando cuándo quando gilt gelten pena va vanno viene vengono bisogna occorre devo deve devono dovrei dovrebbe devem deveria precisa preciso debo debe deben debería conviene frequenza frequência frequencia frecuencia fréquence frequence häufigkeit haufigkeit true stimmt vrai cierto verdad vero verdade combien laisser laisse laissent lassen dejar deja cuánto cuanto cuánta cuántos cuántas coûte coûtent quanto put puts putting poner pone pongo mettre met setzen setzt hacer hace faire fait fare fazer faz tell tells ersten erste erster first premiers primeros primeiros value values another should does do which findet finden funktioniert evitar éviter eviter learn learning really guide overview introduction complete ultimate best tips tricks checklist explained everything need know should must good better way ways thing things things make makes work works much many actually choose choosing keep keeping use using improve improving get getting build building start starting run running grow growing avoid avoiding find finding set setting buy buying article post blog comparison compare versus vs wirklich eigentlich ratgeber überblick uberblick vergleich tipps alles wissen gut guter gute bester beste richtig richtige vraiment guide complet conseils tout savoir meilleur meilleure bien comparatif realmente guía guia completa consejos todo saber mejor mejores davvero consigli tutto sapere migliore melhor dicas tudo'.split(
    ' ',
  ),
)
/** What the reader asks to do without is not what is asked. */
const excluded =
  /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem)\s+(?:(?:another|any|an?|the|more|doing|using|eine?n?|weitere|une?|d[’']|otr[oa]|una?|un[oa]?|um[ao]?)\s+)*(?:s[’'])?\p{L}+/giu
const minPart = 5
/** Letters of a compound whose head may stand alone for it. */
const minCompound = 8
/** "Glasflaschen": a short word begins a compound, and inside of one it would be anything. */
const minStart = 4
const maxRead = 20_000
const hyphened = /(?<!\p{L})\p{L}{2,30}(?:[-‑]\p{L}{2,30}){1,4}(?!\p{L})/gu
const minPrefix = 6
const longRoot = 7
const rootShare = 0.6
/** The first part of a compound that names the same thing by itself. */
const minHead = 7
const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi'])

/** French and Italian write article and noun as one word: "l’impact d’un service", "dell’impianto". */
const elided = /(?<!\p{L})(?:l|d|c|j|m|n|s|t|qu|un|dell|nell|all|sull|dall)[’'](?=\p{L})/giu

/** Words between white space, without punctuation around them; in scripts without spaces as the dictionary parts them. */
function wordsOf(text: string): string[] {
  if (isSpaceless(text)) return splitWords(text)
  return text
    .replace(elided, '$& ')
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

const asksWorth =
  /(?<!\p{L})(?:worth|pays? off|make sense|lohnt|lohnen|sinnvoll|rentable|vaut|valent|vale la pena|merece la pena|conviene|compensa)(?!\p{L})/iu

/** "a small dental practice": a thing has no longer name. */
const maxBackground = 3
const indefinite = /^(?:ao|while|when|beim|an?|eine?[nrsm]?|une?|una|um|uma|uno)$/iu
const preposition =
  /^(?:in|inside|for|at|on|of|with|from|to|during|by|beim?|für|an|auf|mit|von|aus|zu|dans|pour|chez|à|de|d[’']|en|sur|avec|para|con|per|di|da|su|em|com|por)$/iu
/** They stand before what is done besides: "while driving", "beim Fahren". */
const adverbial = /^(?:ao|while|when|beim)$/iu
const joining = /^(?:of|de|d|di|do|da|von)$/iu

/** The words after a preposition and an indefinite article name what is asked about in general: "a heat pump", "un projet open source". */
function backgroundWords(text: string, stopwords: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  let isInside = false
  const words = wordsOf(text)
  for (const [at, word] of words.entries()) {
    // "How often should a hood be cleaned in a small kitchen?" asks about the hood; its background follows a preposition.
    if (indefinite.test(word)) isInside = preposition.test(words[at - 1] ?? '') || adverbial.test(word)
    else if ((stopwords.has(fold(word)) || framing.has(fold(word))) && !joining.test(word)) isInside = false
    else if (isInside && !joining.test(word) && found.size < maxBackground) found.add(word)
  }
  return found
}

/** "financia" and "financiación", "gouvernance" and "gouverner": words of one root. */
function sharePrefix(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  if (at < minPrefix) return false
  // "compostagem" and "composteira": a long root with other endings.
  return (
    at >= Math.min(a.length, b.length) - 2 ||
    (at >= longRoot && at >= Math.max(a.length, b.length) * rootShare)
  )
}

/** "Regar" and "riego", "probar" and "prueba": in Spanish the vowel of a verb changes where it is stressed. */
function changedRoot(verb: string): string | null {
  const [, before, vowel = '', after] =
    /^(\p{L}*?)([eo])([^aeiouáéíóú]+)[aei]r$/iu.exec(verb.toLowerCase()) ?? []
  if (before === undefined || after === undefined) return null
  const root = `${before}${vowel === 'e' ? 'ie' : 'ue'}${after}`
  return root.length < minStart ? null : fold(root)
}

/** "Lavata", "lavaggio", "lavare": in Romance languages forms of one verb share its root, and no other ending is one. */
const romanceVerb =
  /^(\p{L}{3,}?)(?:are|ere|ire|ar|er|ir|at[aeio]|it[aeio]|ut[aeio]|ad[ao]s?|id[ao]s?|ées?|és?)$/iu
const romanceForms =
  'are|ere|ire|ar|er|ir|at[aeio]|it[aeio]|ut[aeio]|ad[ao]s?|id[ao]s?|a|e|i|o|ano|ono|iamo|iamo|amos|emos|imos|ando|endo|iendo|aggi[oi]|agens?|ages?|amento|amenti|azion[ei]|ación|aciones|ação|ações|ées?|és?|ez|ons|ent|eur|as|es|an|en|am|em|e[sn]?|ura|ure'
const romance = new Set(['fr', 'es', 'it', 'pt'])

/** Finds other forms of a verb in a text; null for a word that is no form of a verb with a root that is long enough. */
function verbForms(word: string, language: string): RegExp | null {
  if (!romance.has(language)) return null
  const root = romanceVerb.exec(word)?.[1]
  return root === undefined ? null : new RegExp(`(?<!\\p{L})${root}(?:${romanceForms})(?!\\p{L})`, 'iu')
}

const particles = 'out|off|up|down|behind|aside|alone|over|apart|away'

/** "What to leave out" is not about leaving: an English verb with a particle that the topic does not have is another verb. */
function otherVerb(word: string, topic: string, language: string): (text: string) => boolean {
  if (language !== 'en' || !/^\p{Ll}{4,}$/u.test(word)) return () => false
  const stem = word.replace(/(?:ing|ed|es|s|e)$/u, '')
  const forms = `(?<!\\p{L})${stem}(?:e|es|s|ing|ed)?`
  const phrasal = new RegExp(`${forms}\\s(?:${particles})(?!\\p{L})`, 'giu')
  if (phrasal.test(topic)) return () => false
  const any = new RegExp(`${forms}(?!\\p{L})`, 'giu')
  return (text) => {
    const found = text.match(phrasal)?.length ?? 0
    return found > 0 && found === (text.match(any)?.length ?? 0)
  }
}

/** Finds the last part of a compound as a noun of its own: "Rad", "Räder" of "Dienstrad"; three letters at least. */
function headOf(word: string): RegExp | null {
  const [part = ''] = word.split(/[-‑]/u)
  const tail = part.toLowerCase()
  if (tail.length < minCompound || !/^\p{Lu}/u.test(part)) return null
  const heads = [3, 4, 5, 6]
    .map((length) => tail.slice(-length))
    .filter((head) => tail.length - head.length >= minStart)
  const names = heads.map((head) => {
    const [first = '', ...rest] = head
    const umlauts = rest.join('').replace(/^a/u, '[aä]').replace(/^o/u, '[oö]').replace(/^u/u, '[uü]')
    return `${first.toUpperCase()}${umlauts}`
  })
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?:e?[rns]|e|es|ern)?(?!\\p{L})`, 'u')
}

export function prepareText(text: string, language: string): EvidenceText {
  const lexicon = findLexicon(language)
  const read = text.slice(0, maxRead)
  const terms = new Set(termsOf(read, lexicon))
  // "Balkon-Kraftwerk" is "Balkonkraftwerk".
  for (const [word] of read.matchAll(hyphened))
    for (const term of termsOf(word.replaceAll(/[-‑]/gu, ''), lexicon)) terms.add(term)
  return { text, terms }
}

/** "How long", "wie weit": the word asks for an amount, and names nothing; "wie lagert man" names what is done. */
const degree =
  /(?<!\p{L})(?:how|wie) (\p{L}+)(?!\p{L})(?! (?:man|ich|wir|du|sie|er|der|die|das|den|ein\p{L}{0,2}|mein\p{L}{0,2})(?!\p{L}))/giu
const plainDegree = (asked: string, word: string) => (aspectOfWord(word) === null ? ' ' : asked)

/** The topic taken apart in the language of the evidence. A year of the topic is no concept: few texts say theirs. */
export function readSubject(text: string, language: string, topicWords: readonly string[] = []): Subject {
  const lexicon = findLexicon(language)
  const says = findAnswerWords(lexicon.language)
  const concepts: Concept[] = []
  const seen = new Set<string>()
  // "Is a four-day week worth it?" asks about the week itself.
  const background = asksWorth.test(text)
    ? new Set<string>()
    : backgroundWords(text.slice(0, 500), lexicon.stopwords)
  const near = new Set(topicWords.slice(0, 80).flatMap((word) => termsOf(word.slice(0, 60), lexicon)))
  // It stands beside what is asked, and what speaks of it belongs to the answer.
  for (const [without] of text.slice(0, 500).matchAll(excluded))
    for (const term of termsOf(wordsOf(without).slice(1).join(' '), lexicon)) near.add(term)
  for (const word of wordsOf(text.slice(0, 500).replace(excluded, ' ').replace(degree, plainDegree))) {
    // A compound with hyphens is one thing, and named by any of its parts.
    const terms = termsOf(word, lexicon)
    // "cookie" and "cookies" have different stems.
    const plurals = termsOf(word.replace(/\p{L}{4,}(?!\p{L})/gu, '$&s'), lexicon)
    // "Gereinigt" and "Reinigung", "gewartet" and "Wartung".
    const participle = lexicon.language === 'de' ? /^ge(\p{L}{4,})e?t$/u.exec(word)?.[1] : undefined
    // "Wie lagert man", "lagern", "gelagert".
    const verb = lexicon.language === 'de' ? /^(\p{Ll}{4,}?)e?t$/u.exec(word)?.[1] : undefined
    const root = (participle ?? verb)?.replace(/e$/u, '').toLowerCase()
    const changed = lexicon.language === 'es' ? changedRoot(word) : null
    const forms = verbForms(word, lexicon.language)
    const aspect = aspectOfWord(word)
    const key = aspect ?? terms.join(' ')
    if (key === '' || seen.has(key) || framing.has(fold(word)) || /^(?:19|20)\d{2}$/.test(word)) continue
    seen.add(key)
    const heads = lexicon.language === 'de' ? headOf(word) : null
    const [, count = '', unit = ''] = /^(\p{N}[\p{N}.,]*)[-‑](\p{L}+)[-‑]/u.exec(word) ?? []
    const isOtherVerb = otherVerb(word, text, lexicon.language)
    concepts.push({
      word,
      aspect,
      isBackground: aspect === null && background.has(word),
      isFrame: aspect !== null || (says.frame(word) && !/[-‑]/u.test(word)),
      isNamed: aspect !== null || isProbablyNoun(word, lexicon.language),
      isIn: ({ text: said, terms: others }) => {
        if (isOtherVerb(said)) return false
        // "110 Euro" where the "110-Euro-Grenze" is asked about.
        if (count !== '' && said.includes(`${count} ${unit}`)) return true
        if (aspect !== null && speaksOf(aspect, said)) return true
        if (root !== undefined && [...others].some((other) => other.replace(/^ge/u, '').startsWith(root)))
          return true
        if (forms?.test(said)) return true
        if (changed !== null && [...others].some((other) => other.startsWith(changed))) return true
        return [...terms, ...plurals].some((term) => {
          if (others.has(term) || (isSpaceless(term) && said.includes(word))) return true
          if (term.length >= minPrefix && [...others].some((other) => sharePrefix(term, other))) return true
          if (!compounding.has(lexicon.language) || term.length < minStart) return false
          // "Teppich" where a "Teppichboden" is asked about.
          if ([...others].some((other) => other.length >= minHead && term.startsWith(other))) return true
          // "Das Rad" where a "Dienstrad" is asked about: the head of it, as a noun of its own.
          if (heads?.test(said)) return true
          // "Der Helm" on a page about the "Fahrradhelm".
          const isHead = (other: string) => other.length >= minStart && term.length >= other.length + minStart
          if ([...others].some((other) => isHead(other) && term.endsWith(other))) return true
          return [...others].some(
            (other) =>
              other.length > term.length &&
              (term.length >= minPart ? other.includes(term) : other.startsWith(term)),
          )
        })
      },
    })
  }
  // Where nothing else is named, what is asked about in general is all there is.
  // "How long must a screed dry" asks about the screed: a verb alone is no thing.
  const isNamedOnly = concepts.every(
    ({ isBackground, isFrame, isNamed }) => isBackground || isFrame || !isNamed,
  )
  return {
    text,
    concepts: isNamedOnly ? concepts.map((concept) => ({ ...concept, isBackground: false })) : concepts,
    aspects: askedAspects(text),
    language,
    isOurs: isAboutOurselves(text, language),
    near,
    cases: new Set(),
  }
}
