import type { Sentence } from '../sentence.ts'
import { prepareText, type Subject } from './subject.ts'

/** The article and noun that a sentence begins with, and what it says of it. */
const begins =
  /^[«„“"]?(?:the|an?|der|die|das|eine?|les?|la|l[’']|une?|des|el|los|las|una?|il|lo|gli|i|uno|os?|as?|uma?)\s?(?<noun>\p{L}{4,}(?:[-‑]\p{L}+)*(?: (?:for|of|für|von|d[eiu]|del|della) \p{L}+)?),? (?<said>.+)$/iu
/** "The median price was": an adjective stood where the noun is looked for. */
const beforeVerb =
  /^\p{L}+(?=\s(?:is|was|are|were|ist|war|sind|waren|est|était|sont|étaient|es|era|fue|son|eran|è|sono|erano|é|foi|são)\s)/iu
/** 「加湿器のフィルターは…」 */
const beginsSpaceless = /^(?<noun>[^、。はがを]{2,20})は(?<said>.+)$/u
/** "The lavenders, for their part": set against what was said before. */
const contrast =
  /^(?:(?:ist|sind|is|are|est|sont|es|son|è|sono|é|são) (?:etwas anderes|something (?:else|different)|autre chose|otra cosa|un[’']altra cosa|outra coisa)|,? ?(?:elles?|eux|lui|quant à|en revanche|on the other hand|by contrast|in contrast|for (?:its|their) part|dagegen|hingegen|wiederum|en cambio|por su parte|no (?:\p{L}+ ){1,3}igual|invece|dal canto|já|por sua vez))(?!\p{L})/iu

/**
 * True where a sentence says of another thing what is asked of the topic's: "Ein Bleaching kostet 250 Euro", "Les lavandes,
 * elles, se taillent en août". Its subject has no word of the topic, and what is said of it has one, or sets it apart.
 */
export function isOfOtherThing({ text }: Pick<Sentence, 'text'>, subject: Subject): boolean {
  const { concepts, language } = subject
  const isSpaceless = /[\p{scx=Hira}\p{scx=Kana}]/u.test(text)
  const groups = (isSpaceless ? beginsSpaceless : begins).exec(text)?.groups
  const { noun, said } = groups ?? {}
  if (noun === undefined || said === undefined) return false
  const things = concepts.filter(({ isNamed, aspect }) => isNamed && aspect === null)
  const [thing] = things
  const named = prepareText(`${noun} ${beforeVerb.exec(said)?.[0] ?? ''}`, language)
  if (thing === undefined) return false
  // 「加湿器のフィルター」 has the filter of something that the topic does not name.
  if (isSpaceless) {
    const [owner = '', part] = noun.split('の')
    return part !== undefined && !concepts.some(({ word }) => owner.includes(word) || word.includes(owner))
  }
  if (concepts.some((concept) => concept.isIn(named))) return false
  if (contrast.test(said)) return true
  // "The costs", "the answer" are of the thing: only what the sentence says nothing more of the topic's things of is another.
  const rest = prepareText(said, language)
  const verb = prepareText(said.split(/\s+/u).slice(0, 3).join(' '), language)
  const asks = concepts.filter((concept) => !things.includes(concept))
  return !things.some((one) => one.isIn(rest)) && asks.some((concept) => concept.isIn(verb))
}
