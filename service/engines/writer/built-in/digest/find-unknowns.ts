import type { EvidenceSection, Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { Clause } from './clause.ts'
import { standsAlone } from './stands-alone.ts'
import { prepareText } from './subject.ts'

/** What a source says that it does not know, in its own words: a sentence, with the question before it that it answers. */
export type Unknown = { source: number; sentences: Sentence[] }

const maxWords = 45
const minWords = 6
const maxOfSource = 3
const maxUnknowns = 7
/** "We don't know", "nobody has counted it", "the costs were not looked at". */
const notKnown =
  /(?<!\p{L})(?:(?:we|I) (?:do not|don[’']t) know|(?:have|has|is) no evidence|(?:haben|gibt es) keine belege|aucune preuve|no (?:tenemos|hay) (?:pruebas|evidencia)|nessuna prova|we (?:can[’']t|cannot) (?:give|say|tell)|(?:do not|don[’']t) have (?:any )?(?:numbers|figures|data)|(?:nobody|no one) knows|(?:nobody|no one)(?:[’']s| has| have) (?:ever )?(?:\p{L}+ )?(?:checked|measured|counted|worked|looked|tested|asked|known)|(?:is|are|was|were)(?:n[’']t| not) (?:yet )?(?:known|counted|measured|studied|examined|tested|included|recorded|covered|looked at|the subject)|too (?:small|few|short) to (?:conclude|say|tell|judge)|no (?:\p{L}+ )?(?:rate|conclusion) can be|may behave differently|wissen wir nicht|wir wissen (?:\p{L}+ ){0,3}nicht|weiß (?:\p{L}+ )?(?:niemand|keiner)|niemand weiß|(?:hat|haben) (?:\p{L}+ )?(?:niemand|keiner|noch keiner) \p{L}+|keine (?:\p{L}+ )?(?:zahlen|angaben|daten)|(?:war|waren|ist|sind|wurde|wurden) (?:\p{L}+ )?nicht (?:gegenstand|erfasst|enthalten|untersucht|gemessen|gezählt|bekannt|abgefragt)|kommen nicht vor|lässt sich (?:\p{L}+ )?nicht (?:ableiten|sagen|schließen)|(?:on|nous) ne (?:sait|savons) pas|personne n[’']a|n[’'](?:a|ont) pas (?:encore )?été (?:étudi|mesur|test|examin|compt)\p{L}*|(?:aucun|pas de) chiffres?|trop petit pour conclure|n[’']a pas répondu|on n[’']en a pas|no (?:lo )?sabemos|nadie (?:lo )?(?:sabe|ha \p{L}+)|no (?:tenemos|hay) (?:datos|cifras)|no se (?:ha|han) (?:medido|estudiado|contado)|non (?:lo )?sappiamo|nessuno (?:lo )?(?:sa|ha \p{L}+)|non (?:abbiamo|ci sono) (?:dati|cifre)|non (?:è stat|sono stat)[oaie] (?:misurat|studiat|contat|rilevat)[oaie]|não (?:o )?sabemos|ninguém (?:sabe|\p{L}+ou)|não (?:temos|há) (?:dados|números)|não (?:foi|foram) (?:medid|estudad|contad)[oa]s?|(?:we|ik) weten (?:\p{L}+ )?niet|niemand (?:weet|heeft)|geen (?:cijfers|gegevens)|(?:is|zijn|werd|werden) niet (?:gemeten|onderzocht|geteld|bekend))(?!\p{L})/iu

/** What the sources leave open themselves, one's own papers first; only of documents that bear on the topic. */
export function findUnknowns(
  sections: readonly EvidenceSection[],
  clauses: readonly Clause[],
  isBearing: (source: number) => boolean,
  /** Under a heading over what a source leaves open all of it is. */
  takesAll = true,
): Unknown[] {
  const found = sections.flatMap((section) =>
    isBearing(section.source)
      ? section.sentences.flatMap((sentence) => {
          const run = unknownAt(sentence, section, takesAll)
          if (run === null) return []
          const named = namedIn(run, section, clauses)
          // Beside whole sections only what is a question on the topic.
          if (!takesAll && (named === 0 || !run.some(({ text }) => inquires.test(text)))) return []
          return [{ source: section.source, sentences: run, worth: named + worthOf(run, section) }]
        })
      : [],
  )
  const taken = new Map<number, number>()
  return found
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ source }) => {
      const count = taken.get(source) ?? 0
      taken.set(source, count + 1)
      return count < maxOfSource
    })
    .slice(0, maxUnknowns)
}

/** Over what a source does not cover or does not know. */
const gaps =
  /(?<!\p{L})(?:limits?|limitations?|gaps?|caveats?|(?:we|nobody|not) (?:do not|don[’']t|can[’']t|cannot|yet) (?:know|promise|say)|(?:does|do) not cover|not covered|unknown|grenzen|nicht behandelt|was wir nicht wissen|offen|limites?|ce que l[’']on ne sait pas|límites|limitaciones|limiti|limitações|beperkingen)(?!\p{L})/iu

/** "Where that is not known, count from the last reading" tells what to do. */
const inCase =
  /^\P{L}*(?:where|if|when|wo|wenn|falls|ist|si|quand|lorsque|cuando|se|quando|als|indien|wanneer)(?!\p{L})/iu

/** What is open is asked: "whether it lasts", "that it pays". */
const inquires =
  /(?<!\p{L})(?:whether|if|how|why|that|ob|wie|warum|dass|si|comment|pourquoi|qu[e’']|cómo|por qué|que|se|come|perché|che|of|hoe|waarom|dat|como|porque)(?!\p{L})/iu

/** "Whether that is the floor" is about the sentence before it. */
const pointsBack =
  /^\P{L}*(?:whether|if|ob|si|se|of)\s+(?:(?:that|this|it|these|those|das|dies|es|cela|ça|ce|eso|esto|ello|ciò|questo|dat|dit|isso|isto)(?!\p{L})|c[’'])/iu

function unknownAt(
  sentence: Sentence,
  { sentences: all, heading }: EvidenceSection,
  takesAll: boolean,
): Sentence[] | null {
  const { text, question, lexicon, words } = sentence
  const isOpen =
    (takesAll && gaps.test(heading ?? '') && standsAlone(sentence)) ||
    notKnown.test(text) ||
    findAnswerWords(lexicon.language).leavesOpen(text)
  if (question || !isOpen || words > maxWords || inCase.test(text) || quoting.test(text)) return null
  const before = all[all.indexOf(sentence) - 1]
  const isAnswer = before !== undefined && before.block === sentence.block && before.item === sentence.item
  const leans = sentence.leaning || pointsBack.test(text)
  if (isAnswer && (before.question || leans) && before.words + words <= maxWords) return [before, sentence]
  // "Priya: nobody has asked" is a remark.
  return leans || words < minWords ? null : [sentence]
}

/** What somebody is said to say is no gap of the paper. */
const quoting = /^["“”„«»‘'「『]/u

/** How many words of the topic it has, with its heading. */
function namedIn(run: readonly Sentence[], { heading }: EvidenceSection, clauses: readonly Clause[]): number {
  const text = `${heading ?? ''} ${run.map((one) => one.text).join(' ')}`
  const said = prepareText(text, run[0]?.lexicon.language ?? '')
  const concepts = new Set(clauses.flatMap((clause) => clause.concepts.map(({ concept }) => concept)))
  return [...concepts].filter((concept) => concept.isIn(said)).length
}

function worthOf([first]: readonly Sentence[], { heading }: EvidenceSection): number {
  if (first === undefined) return 0
  return (
    (first.own ? ofOwn : 0) + (findAnswerWords(first.lexicon.language).limits(heading ?? '') ? ofLimits : 0)
  )
}

const ofOwn = 0.5
const ofLimits = 1
