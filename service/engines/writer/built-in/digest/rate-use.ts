import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { type Finding, partsOf } from './finding.ts'
import { findMeasures } from './measure.ts'
import { isAllPast } from './past-rules.ts'

const ruleUse = 1.3
const figureUse = 1.1
const introductoryUse = 0.45
const pastUse = 0.4

/** A heading over what leads up to the matter. */
const introduces =
  /^(?:introduction|background|history|about (?:us|our)|what (?:is|are) |einführung|einleitung|hintergrund|geschichte|was (?:ist|sind) |introducción|historia|antecedentes|¿?qué (?:es|son) |histoire|historique|contexte|qu[’']est-ce |introduzione|storia|cos[’']è |introdução|história|o que (?:é|são) )|^(?:はじめに|概要|背景|歴史)|(?:とは|の歴史)$/iu
/** "Unter X versteht man", "X es un sistema que", 「Xとは」. */
const defines =
  /^(?:(?:unter|als) \p{L}[\p{L}\s-]{2,60} (?:versteht|bezeichnet) man|\p{Lu}[\p{L}\s’'-]{2,60}? (?:is|are) (?:an?|one of|any) |\p{Lu}[\p{L}\s-]{2,60}? (?:ist|sind) eine? |(?:le|la|les|l[’']|une?) ?[\p{L}\s’'-]{2,60}? (?:est|sont) (?:une?|des) |(?:el|la|los|las|una?) [\p{L}\s-]{2,60}? (?:es|son) una? |(?:il|lo|la|l[’']|una?) ?[\p{L}\s-]{2,60}? (?:è|sono) una? |(?:o|a|os|as|uma?) [\p{L}\s-]{2,60}? (?:é|são) uma? )|^[^、。]{1,30}とは/iu
const year = /(?<!\p{N})(?:1[89]|20)\p{N}{2}(?!\p{N})/u
/** How it came to be. */
const began =
  /(?<!\p{L})(?:founded|invented|came|began|begun|started|first|introduced|launched|born|spread|gegründet|erfunden|kam|kamen|begann|entstand(?:en)?|ersten?|eingeführt|fondée?s?|née?s?|apparue?s?|créée?s?|premi[eè]re?s?|nació|nacieron|fundad[oa]s?|surgió|primer[oa]s?|nacque|nacquero|fondat[oa]|prim[oaie]|nasceu|fundad[oa]|surgiu|primeir[oa]s?)(?!\p{L})|普及|始ま|誕生|発売|登場/iu

/** True for what a thing is or how it came to be, and for what stands under such a heading, without a rule to act by. */
export function isIntroductory(finding: Finding): boolean {
  const [first] = partsOf(finding)
  if (first === undefined || orders(finding)) return false
  const parts = partsOf(finding)
  // With an amount a definition is a rule: "The benefit is one percent of the list price".
  const isRule = parts.some(hasAmount) && !parts.some(({ text }) => year.test(text))
  const { heading } = finding.section
  const isHeaded = heading !== null && introduces.test(heading)
  return (
    (!isRule && (isHeaded || defines.test(first.text))) || (year.test(first.text) && began.test(first.text))
  )
}

const hasAmount = ({ text, lexicon }: Sentence) => findMeasures(text, lexicon).length > 0

function orders(finding: Finding): boolean {
  return partsOf(finding).some(({ text, lexicon }) => {
    const says = findAnswerWords(lexicon.language)
    return says.obliges(text) || says.advises(text)
  })
}

/** It orders, advises, sets a condition or limit, or judges. */
function hasRule(finding: Finding): boolean {
  if (orders(finding)) return true
  return partsOf(finding).some(({ text, lexicon }) => {
    const says = findAnswerWords(lexicon.language)
    return says.conditional(text) || says.judges(text) || says.refutes(text)
  })
}

/**
 * How much a reader can act by a finding, 1 for a plain statement: recommendations, deadlines, conditions, verdicts and
 * limits say more, definitions, introductions and what held once say less.
 */
export function rateUse(finding: Finding): number {
  if (isAllPast(finding)) return pastUse
  if (isIntroductory(finding)) return introductoryUse
  if (hasRule(finding)) return ruleUse
  return partsOf(finding).some(({ text }) => /\p{N}/u.test(text)) ? figureUse : 1
}
