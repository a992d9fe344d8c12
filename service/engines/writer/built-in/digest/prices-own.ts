import type { Sentence } from '../sentence.ts'
import { findMeasures } from './measure.ts'

const ours =
  /(?<!\p{L})(?:ours?|unser(?:e[nmrs]?)?|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze?)(?!\p{L})|当社|弊社|当店|我们的/iu
const costs =
  /(?<!\p{L})(?:costs?|charges?|kostet|kosten|berechne[nt]|coûte(?:nt)?|factur\p{L}+|cuestan?|cobra\p{L}*|costan?o?|custam?|kost)(?!\p{L})|円(?:です|から|でお)|(?:收费|价格)/iu
const money = /^[A-Z]{3}$/

/** True for what a page asks for its own work: "A call-out by our engineers costs £89". Its own documents are the reader's. */
export function pricesOwn({ text, lexicon, own }: Sentence): boolean {
  return (
    !own &&
    ours.test(text) &&
    costs.test(text) &&
    findMeasures(text, lexicon).some(({ unit }) => money.test(unit))
  )
}
