import type { Sentence } from '../sentence.ts'
import { findPointers } from './pointers/find-pointers.ts'

/** "In 39 of them the limit was kept", "The median is 43", "One in ten is above 48": parts of what was just counted. */
const ofThem =
  /^(?:\S+ ){0,5}(?:of (?:them|these|those)|davon|d[’']entre (?:eux|elles)|de (?:ellos|ellas)|di (?:essi|loro)|del[ea]s)(?!\p{L})|^(?:the (?:median|average|mean|total|lowest|highest|loudest|quietest|rest|effect|hash|others?)|one in \p{L}+|der (?:median|durchschnitt|mittelwert)|la (?:médiane|moyenne|mediana|media)|what (?:arrives|remains|is left)|two thirds|half|most) (?:is|are|was|were|changes|lag|liegt|ist|est|es|é|è|makes|said|of)(?!\p{L})/iu

/** "About two per cent stayed": of whom? */
const shareOfWhom =
  /^[^\p{L}\p{N}]*(?:(?:about|around|only|some|nearly|almost|rund|etwa|nur|fast|environ|près de|seulement|unos?|cerca de?l?|solo|sólo|circa|quasi|quase|apenas|el|le|il) )*(?:\p{N}[\p{N}.,]*\s?|\p{L}{2,9} )(?:%|per ?cent|prozent|pour cent|por ciento|per cento|por cento)\s(?!(?:of|der|des|von|aller|de|del|della|dei|degli|delle|do|da|dos|das|d[’'])(?!\p{L})|less|more|weniger|mehr|lower|higher|cheaper)/iu

/** "The first large study of a four-day week", "the cost of a loaf": a thing that its own words name. */
const saysWhich =
  /^(?:\S+ ){2,5}(?:of (?:an?|the|all) |des? (?!r )|du |d[’']un|del? |della |dello |do |da )(?!(?:them|these|those|others?|former|latter|year|study|survey)(?!\p{L}))\p{L}{3,}/iu

/** "So the code wins half of the tables": what comes out, with its subject named. */
const drawsConclusion =
  /^(?:so|somit|folglich|donc|así que|por tanto|quindi|dunque|portanto)(?:,)? (?:(?:the|an?|der|die|das|ein|eine|le|la|les|l[’']|un|une|el|los|las|il|lo|i|gli|o|os|as|uma?) ?)\p{L}{3,}/iu

/** Words before which a demonstrative may still point back into its own sentence. */
const antecedentWords = 6

/**
 * True when a sentence says what it is about: no "these climates", no "two key advantages" that come later, no "the
 * study" that nobody has named, no "see our guide", no question.
 */
export function standsAlone({ text, leaning, question, announces, lexicon }: Sentence): boolean {
  if (question || announces) return false
  const rules = findPointers(lexicon.language)
  if ((leaning || rules?.connectives.test(text) === true) && !drawsConclusion.test(text)) return false
  if (ofThem.test(text) || shareOfWhom.test(text)) return false
  if (rules === undefined) return true
  if (matches(rules.elsewhere, text) || (rules.document.test(text) && !saysWhich.test(text))) return false
  if (
    matches(rules.announced, text) &&
    !/[:：]|\p{N}|\p{L}, \p{L}[^,]*(?:,| and | und | et | y | e )/u.test(text)
  )
    return false
  if (lexicon.language === 'de' && germanPronoun.test(text)) return false
  return !pointsOut(text, rules.demonstrative)
}

/** True for a sentence that points at no other place of its page and does not begin with a pronoun or a connective. */
export function pointsNowhere(text: string, language: string): boolean {
  const rules = findPointers(language)
  if (rules === undefined || rules.connectives.test(text)) return false
  if (ofThem.test(text) || shareOfWhom.test(text)) return false
  return !matches(rules.elsewhere, text) && !pointsOut(text, rules.demonstrative)
}

/** Words that draw a conclusion from the sentence before, wherever they are. */
const concludes =
  /(?<!\p{L})(?:therefore|thus|hence|consequently|deshalb|daher|deswegen|somit|folglich|(?:sind|ist|macht|ergibt|wären) das|donc|par conséquent|por (?:eso|tanto|ello))(?!\p{L})/iu

/** True when a sentence points at the one before and at nothing further off, so that both can be quoted together. */
export function leansOnPrevious({ text, leaning, question, announces, lexicon }: Sentence): boolean {
  if (question || announces) return false
  const rules = findPointers(lexicon.language)
  if (rules === undefined) return leaning
  if (matches(rules.elsewhere, text) || matches(rules.announced, text)) return false
  if (ofThem.test(text) || concludes.test(text) || rules.connectives.test(text)) return true
  // "These costs are forgotten" points back one sentence; "in these climates" may point anywhere.
  const [first] = text.matchAll(rules.demonstrative)
  if (pointsOut(text, rules.demonstrative)) return first !== undefined && first.index <= 2
  return leaning || rules.document.test(text)
}

/** "Gerichte haben sie …": a German pronoun near the start, whose capital would be polite address. */
const germanPronoun = /^(?:\S+ ){1,3}(?:sie|ihn|ihm|ihnen|dazu|davon|dafür|darauf)(?![\p{L}])/u

/** "Where a pump is loud, this is the reason" points into its own sentence; "In these climates" does not. */
function pointsOut(text: string, demonstrative: RegExp): boolean {
  return [...text.matchAll(demonstrative)].some(({ index }) => {
    const before = text.slice(0, index)
    return !(/[,;:–—]/u.test(before) && before.trim().split(/\s+/).length >= antecedentWords)
  })
}

function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0
  const found = pattern.test(text)
  pattern.lastIndex = 0
  return found
}

const hype =
  /!|(?<![\p{L}])(?:spoiler|world[- ]class|award[- ]winning|whisper[- ]quiet|preisgekrönt\p{L}*|flüsterleise\p{L}*|best(?:e|er|es)? (?:seiner|ihrer) klasse|(?:in|of) its class|genius|customers (?:love|trust|choose)|loved by|trusted by|clientes (?:nos|confían)|kunden (?:lieben|schätzen|vertrauen)|clients (?:adorent|nous)|best[- ]in[- ]class|industry[- ]leading|leading provider|game[- ]chang\p{L}+|revolutionar\p{L}+|unparalleled|unbeatable|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]level|seamless(?:ly)?|one[- ]stop|peace of mind|dream|amazing|incredible|awesome|stunning|ultimate|marktführ\p{L}+|einzigartig\p{L}*|revolutionär\p{L}*|unschlagbar\p{L}*|führender anbieter|traumhaft\p{L}*|leader (?:du marché|mondial)|révolutionnaire\p{L}*|incroyable\p{L}*|imbattable\p{L}*|líder (?:del mercado|mundial)|revolucionari\p{L}+|inigualable\p{L}*|increíble\p{L}*)(?![\p{L}])/iu

/** True for a sentence that praises instead of saying something. */
export function isHype(text: string): boolean {
  return hype.test(text)
}
