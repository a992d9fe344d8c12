import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { Piece } from './piece.ts'
import { patternOf } from './question-type.ts'

/** "Age is not a symptom". */
const denied =
  /(?<!\p{L})(?:not|no|kein\p{L}*|pas|aucune?|ning[uú]n[oa]?|non|nessun[oa]?|não|nenhuma?|geen) (?:è |es |é )?(?:\p{L}{1,3}[ ’'])?\p{L}+/giu
/** "Even if it shows no wear" is no sign. */
const though =
  /(?<!\p{L})(?:even (?:if|when)|auch wenn|selbst wenn|même (?:si|quand)|aunque|incluso si|anche se|mesmo (?:que|se)|ook (?:al|als))(?!\p{L})/giu
/** "Weist sie Mulden auf, sollten Sie sie erneuern", "if it smells burned, it is time to change it". */
const supposes =
  /^(?:weis|zeig|ha|is|sind|wird|werden|riech|knarr|quietsch|tropf|leucht|flacker|klapper|verfärb|verlier)(?:t|en)? [^.,]{4,90}, (?:soll|muss|müss|ist es|wird es)|(?:^if|^when|^wenn|^falls|^si|^lorsque|^cuando|^se|^quando|^als) [^.]{4,110},? (?:it[’']s|it is|you should|you need to|dann|sollten|müssen|ist es|il faut|il est temps|hay que|debes?|es hora|bisogna|è ora|è il momento|deve|é hora|moet|is het tijd)(?!\p{L})/iu
const asks = patternOf('asksSigns')

/** True for a question by what something shows: "How do you tell that it needs replacing?" */
export function asksSigns(text: string): boolean {
  return asks.test(text)
}

/** True for what says by what something shows: a sign in its own words, or a list or a condition under a heading on signs. */
export function saysSigns({ sentences, items }: Piece): boolean {
  const [first] = [...sentences, ...items.flat()]
  if (first === undefined) return false
  const says = findAnswerWords(first.lexicon.language)
  if (sentences.some(({ text }) => says.signals(text.replace(denied, ' ')))) return true
  if (sentences.some(({ text }) => supposes.test(text))) return true
  const heading = first.section.heading ?? ''
  return (
    isOverSigns(heading, first.lexicon.language) &&
    (items.length > 0 || says.conditional(first.text.replace(though, ' ')))
  )
}

/** True for a heading over signs. */
function isOverSigns(heading: string, language: string): boolean {
  return heading !== '' && (asks.test(heading) || findAnswerWords(language).signals(heading))
}
