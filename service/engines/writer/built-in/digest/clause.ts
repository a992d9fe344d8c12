import { baseLanguage } from '../lexicon/find-lexicon.ts'
import { type Asked, asksWhere, isTimeWord, readAskedKind } from './asked-kind.ts'
import { askedAspects } from './aspects/find-aspects.ts'
import { readParts } from './read-parts.ts'
import { asQuestion, splitClauses } from './split-clauses.ts'
import { type Concept, type EvidenceText, prepareText, readSubject, type Subject } from './subject.ts'

/** One question of a topic, with what it asks for. */
export type Clause = {
  /** As the topic writes it. */
  text: string
  /** As a heading. */
  heading: string
  /** One of the parts that a topic lists, and no question. */
  isPart: boolean
  subject: Subject
  asked: Asked
  /** Its own words count fully, those that it takes over from the question before less. */
  concepts: readonly { concept: Concept; weight: number }[]
  /** Those of its words that name what is done: "descaling", "va lavata". An answer is of that, and not of anything else done. */
  actions: readonly Concept[]
  /** What is named that something is asked of; an answer is of one of them. */
  things: readonly Concept[]
  /** True for a text with a word of what is asked about. */
  namesIn(text: string): boolean
  /** True for a text with a word that the clause itself asks of, or where it has none. */
  namesOwn(text: EvidenceText): boolean
  /** It names something itself, beside what it takes over. */
  hasOwnWords: boolean
  /** It names nothing itself, and asks of what the question before is answered by. */
  leans: boolean
}

const inherited = 0.35
const inheritedByVerb = 0.7
/** A word that texts on anything have. */
const frame = 0.5
/** "In an apartment": what is asked about in general. */
const background = 0.4

/** What stands before the colon of a topic, or a dash between spaces. */
const named = /^[^:：?？]{3,120}?(?:\s?[:：]\s|\s[–—]\s)/u

/** "What can a keeper do", "was kann der Mieter tun": who does it is not what it is about. */
const doer =
  /(?<=(?<!\p{L})(?:what (?:can|could|should|must|may)|was (?:kann|können|sollten?|muss|müssen|darf)|que (?:peut|doit)|qué (?:puede|debe)|cosa (?:può|deve)|o que (?:pode|deve)|wat (?:kan|moet)) )[^?]{1,40}(?= (?:do|tun|machen|faire|hacer|fare|fazer|doen)(?!\p{L}))/iu

/** "Be stored", "va lavata", "wird gereinigt": what stands after these is done. */
const passive =
  /(?<!\p{L})(?:be|been|is|are|being|to|va|vanno|viene|vengono|essere|être|été|ser|sido|wird|werden|worden|worden) (?:\p{L}+ly |nicht |non |pas )?(\p{L}{3,})/giu
/** "Get rid of it" names what is done by no word that a source has. */
const ridding =
  /(?<!\p{L})(?:rid of|loswerden|loszuwerden|débarrass\p{L}+|deshac\p{L}+|sbarazz\p{L}+|livrar-se|livrar)(?!\p{L})/iu
const rid: Readonly<Record<string, string>> = {
  en: 'remove clean kill eliminate treat wipe',
  de: 'entfernen beseitigen reinigen bekämpfen abwischen',
  fr: 'enlever éliminer nettoyer traiter',
  es: 'eliminar quitar limpiar tratar',
  it: 'eliminare rimuovere pulire trattare',
  pt: 'eliminar remover limpar tratar',
}

/** The questions of a topic; a later one takes over the things that the first names. */
export function readClauses(
  topic: string,
  language: string,
  topicWords: readonly string[] | undefined,
  unitsOf: (subject: Subject) => ReadonlySet<string>,
): Clause[] {
  const known = ridding.test(topic) ? (rid[baseLanguage(language)] ?? '').split(' ') : []
  const whole = readSubject(topic.replace(ridding, ' '), language, [...known, ...(topicWords ?? [])])
  const listed = readParts(topic, language)
  const texts = listed?.parts ?? splitClauses(topic)
  // "Drone surveys: which precision, which price?" names its thing before the colon.
  const before = listed === null && texts.length > 1 ? (named.exec(texts[0] ?? '')?.[0] ?? null) : null
  const isIn = (text: string) => (concept: Concept) =>
    text.replace(doer, ' ').toLowerCase().includes(concept.word.toLowerCase())
  const done = new Set([...topic.matchAll(passive)].map(([, word = '']) => word.toLowerCase()))
  const things = whole.concepts.filter(({ word }) => !isTimeWord(word) && !asksWhere(word))
  return joinWorth(
    texts.map((text, at): Clause => {
      const said = at === 0 ? text.replace(before ?? '', ' ') : text
      const asks = things.filter((concept) => isIn(said)(concept) || (before === null && isIn(text)(concept)))
      const subject = {
        ...whole,
        text: texts.length === 1 ? topic : listed === null ? asQuestion(text) : text,
        aspects: askedAspects(text),
        concepts: asks,
      }
      const asked = readAskedKind(subject, whole, unitsOf)
      // That somebody pays shows by its kind, in other words than "pay".
      const own = asks.filter(
        ({ word, aspect }) => !asked.isOwnWord(word) && (aspect === null || asked.showsAspect),
      )
      const isNamed = own.some((concept) => concept.isNamed && !concept.isFrame)
      // A part is of the thing that the topic names; a later question of what the ones before it ask about.
      const ahead = before !== null ? [before] : listed === null ? texts.slice(0, at) : [listed.thing]
      const taken = things.filter(
        (concept) =>
          !asks.includes(concept) &&
          concept.aspect === null &&
          (ahead.length > 0 ? ahead.some((other) => isIn(other)(concept)) : !isNamed),
      )
      const weigh = (weight: number) => (concept: Concept) => ({
        concept,
        weight: weight * (concept.isFrame ? frame : 1) * (concept.isBackground ? background : 1),
      })
      const concepts = [
        ...own.map(weigh(1)),
        ...taken.map(weigh(own.length === 0 ? 1 : isNamed ? inherited : inheritedByVerb)),
      ]
      return {
        text,
        heading: listed === null ? withGap(asHeading(text, texts), topic) : asTitle(text),
        isPart: listed !== null,
        subject,
        asked,
        actions: own.filter(
          (concept) => (!concept.isNamed && !concept.isFrame) || done.has(concept.word.toLowerCase()),
        ),
        things: [...own, ...taken].filter(
          (concept) =>
            concept.isNamed &&
            !concept.isFrame &&
            !concept.isBackground &&
            !done.has(concept.word.toLowerCase()),
        ),
        namesIn: (said) => {
          const prepared = prepareText(said, language)
          return things.some((concept) => !concept.isFrame && concept.isIn(prepared))
        },
        namesOwn: (said) => own.length === 0 || own.some((concept) => concept.isIn(said)),
        hasOwnWords: own.length > 0,
        leans: at > 0 && own.length === 0 && asked.kind === 'how',
        concepts: concepts.length > 0 ? concepts : things.map(weigh(1)),
      }
    }),
    topic,
  )
}

/** "Does it pay, and after how many years": one question, which the years answer. */
function joinWorth(clauses: readonly Clause[], topic: string): Clause[] {
  const payback = clauses.find(({ asked }) => asked.isPayback)
  const worth = clauses.find(({ asked }) => asked.kind === 'worth')
  if (payback === undefined || worth === undefined) return [...clauses]
  return clauses.flatMap((clause) =>
    clause === worth
      ? []
      : [
          clause === payback
            ? {
                ...payback,
                text: topic,
                heading: asQuestion(topic),
                concepts: worth.concepts,
                actions: worth.actions,
              }
            : clause,
        ],
  )
}

/** Where a topic has a space before its mark, each of its questions has. */
const withGap = (heading: string, topic: string) =>
  /\s[?]\s*$/u.test(topic) ? heading.replace(/(?<=\S)[?]$/u, '\u202f?') : heading

const asTitle = (text: string) => text.replace(/\p{L}/u, (first) => first.toUpperCase())

const asksOnly =
  /^(?:(?:with|at|by|for|from|à|avec|en|de|con|a|di|com|mit|nach) )?(?:when|how often|how|why|where|wann|wie oft|warum|quand|comment|pourquoi|combien|cuándo|cómo|quando|come|perché|como)$/iu
/** What a question asks with: the rest of it names what is asked about. */
const interrogative =
  /^.*?(?=(?<!\p{L})(?:do|does|did|should|must|can|is|are|faut|doit|peut|hay|debe|si deve|va|muss|soll|kann|ist|sind|deve)(?!\p{L}))/iu

/** "Quand" alone is completed by what the other question asks about: "Quand faut-il arroser les tomates ?" */
function asHeading(text: string, texts: readonly string[]): string {
  const bare = text.replace(/[?？\s]+$/u, '')
  if (!asksOnly.test(bare)) return asQuestion(text)
  const rest = texts
    .filter((other) => other !== text)
    .map((other) => other.replace(interrogative, ''))
    .find((other, at) => other !== texts.filter((one) => one !== text)[at] && other !== '')
  return asQuestion(rest === undefined ? text : `${bare} ${rest}`)
}
