import { findLexicon } from '../lexicon/find-lexicon.ts'
import { fold } from '../stem.ts'
import { termsOf } from '../terms-of.ts'
import { askedAspects } from './aspects/find-aspects.ts'
import type { Subject } from './subject.ts'

/** Only what can be counted is: "how much energy" is answered in kilowatt hours. */
const howMany =
  /(?<!\p{L})(?:how many|wie viele|combien d[e’']|cuánt[oa]s|quant[ie]|quant[oa]s)\s*(\p{L}+(?:[ -]\p{L}+){0,3})/iu

/** "How many people": what the answer counts, and words that mean nearly the same. */
export function countedTerms({ text, language, near }: Subject): ReadonlySet<string> {
  const [asking, word] = howMany.exec(text) ?? []
  // "Combien de temps" asks for a time.
  if (asking === undefined || word === undefined || askedAspects(asking).includes('duration'))
    return new Set()
  const lexicon = findLexicon(language)
  const words = word.split(/[ -]/u)
  const end = words.findIndex((one) => lexicon.stopwords.has(fold(one)))
  // "How many support tickets can": all of the name up to the verb.
  return new Set([...termsOf(words.slice(0, end === -1 ? 1 : end).join(' '), lexicon), ...near])
}
