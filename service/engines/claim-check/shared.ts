/**
 * What other engines and nouns may use of this engine's inside; dependency-cruiser lets nobody reach past this file.
 */
export { findRow } from './judge/find-row.ts'
export { isResultOf, showsWorking } from './judge/is-worked-out.ts'
export { findSentences } from './judge/replace-sentence.ts'
export { createPassageRanking } from './lexical/best-passage.ts'
export { findDates } from './lexical/dates.ts'
export { findLiterals } from './lexical/literals.ts'
export { findQuantities } from './lexical/quantities.ts'
export { readQuantities } from './lexical/read-quantities.ts'
export { isSameInOtherUnit, listConverted } from './lexical/unit-conversion.ts'
