import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Yielder } from '../pace.ts'
import type { Sentence } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { areOfOneThing } from './are-of-one-thing.ts'
import { areVariants } from './are-variants.ts'
import { askedUnits } from './asked-units.ts'
import { checkDisagreement, type DisagreementCheck } from './check-disagreement.ts'
import { contrasts } from './contrasts.ts'
import { countedTerms } from './counted-terms.ts'
import { digitsOf } from './digits-of.ts'
import { type Disagreement, sentencesOf } from './disagreement.ts'
import { findFigureContext } from './find-figure-context.ts'
import { findAmounts } from './find-frequencies.ts'
import { findLikeFigures } from './find-like-figures.ts'
import { findOpposedRules, isOfCase } from './find-opposed-rules.ts'
import { findOwnApart } from './find-own-apart.ts'
import { findSameQuantity } from './find-same-quantity.ts'
import { findTermsApart } from './find-terms-apart.ts'
import { type Finding, partsOf } from './finding.ts'
import { isHearsay } from './is-hearsay.ts'
import { areApart, areLimitsApart, areRuleMeasuresApart, type Measure } from './measure.ts'
import { findPolarity, stripPolarity } from './polarity.ts'
import { findQuestionType, type QuestionType } from './question-type.ts'
import { rateGenerality } from './rate-generality.ts'
import { readAsked } from './read-asked.ts'
import { findMeans, findStance } from './stance/find-stance.ts'
import type { Subject } from './subject.ts'
import { wantedAmounts } from './wanted-amounts.ts'

const likeEnough = 0.5
/** Statements that begin with the same word are about the same even when they say it differently. */
const likeWithSameStart = 0.33
/** Opposite statements without figures must be more alike to be about the same. */
const likeForPolarity = 0.6
/** So alike that the figure is all there is to differ. */
const sameStatement = 0.75
const maxCompared = 220
const maxDisagreements = 4
/** An answer to "how much" speaks of at least so much of what is asked. */
const minAnswer = 0.5
/** What these ask is answered by what came out, and not by any amount. */
const unmeasured = new Set<QuestionType>(['whether', 'why'])
const maxSides = 4
/** What a sentence is about stands among its first words. */
const maxOpening = 3
/** Rules on one thing have so many words in common beside their amounts. */
const minOfRule = 2
/** A place and what is put there. */
const minAround = 2

type Profile = {
  finding: Finding
  sentence: Sentence
  text: string
  language: string
  terms: string[]
  set: Set<string>
  measures: Measure[]
  heading: string[]
  headline: string
  own: boolean
}

/**
 * Pairs of findings from different sources on the same subject with amounts that cannot both be right, or with opposite
 * directions. Cautious: an amount of one variant is not set against an amount of another ("air-source", "ground-source").
 */
export async function findDisagreements(
  findings: readonly Finding[],
  subject: Subject,
  voices: Pick<DisagreementCheck, 'sources' | 'isSamePublisher'>,
  pace: Yielder,
): Promise<Disagreement[]> {
  const profiles = findings
    .filter(({ items }) => items.length === 0)
    .slice(0, maxCompared)
    .flatMap((finding) => finding.sentences.map((sentence) => createProfile(finding, sentence)))
  const idf = inverseFrequencies(profiles)
  const lexicon = findLexicon(subject.language)
  const asked = new Set(subject.concepts.flatMap(({ word }) => termsOf(word, lexicon)))
  const found: Disagreement[] = []
  for (const [at, one] of profiles.entries()) {
    await pace()
    for (const other of profiles.slice(at + 1)) {
      if (one.finding.source === other.finding.source) continue
      const likeness = likenessOf(one, other, idf)
      const hasSameStart = one.terms[0] !== undefined && one.terms[0] === other.terms[0]
      const needed = hasSameStart ? likeWithSameStart : likeEnough
      if (likeness < needed || !haveSameSubject(one, other, likeness, asked) || areVariants(one, other))
        continue
      const apart = findApart(one, other, asked)
      if (apart !== null) {
        found.push({
          sides: [
            { finding: one.finding, figure: apart[0], told: one.sentence },
            { finding: other.finding, figure: apart[1], told: other.sentence },
          ],
          likeness,
          rows: [],
        })
      } else if (
        !(isOwn(one) && isOwn(other)) &&
        (likeness >= likeForPolarity || (hasSameStart && haveSameUnit(one, other))) &&
        areOpposite(one, other, likeness)
      ) {
        found.push({
          sides: [
            { finding: one.finding, figure: null, told: one.sentence },
            { finding: other.finding, figure: null, told: other.sentence },
          ],
          likeness,
          rows: [],
        })
      }
    }
  }
  const counted = countedTerms(subject)
  const { isKindKnown, units } = wantedAmounts(subject)
  const isOfKind = (unit: string) =>
    unit === 'percent' || ((counted.size === 0 || counted.has(unit)) && (!isKindKnown || units(unit)))
  // Where no amount is asked, two amounts differ on the question only where both are of an answer to it.
  const type = findQuestionType(subject.text)
  const answers = ({ sides }: Disagreement) =>
    !unmeasured.has(type) || sides.every(({ finding, figure }) => figure === null || finding.isAnswer)
  const stances = findOpposedStances(profiles, subject)
  const pairs = found.filter(answers).sort((a, b) => b.likeness - a.likeness)
  const candidates = [
    ...findOwnApart(profiles, asked),
    ...findRebuttals(profiles, asked),
    ...findAnswersApart(profiles, subject, asked),
    ...findContradictingRules(profiles, asked),
    ...findOpposedRules(
      profiles.filter((profile) => !isOwn(profile)),
      asked,
    ),
    ...findTermsApart(profiles, asked),
    ...findUselessAdvice(findings, asked),
    ...stances,
    ...pairs,
    // Where it is asked how many there are of something, days of it are no other answer.
    ...findSameQuantity(profiles, isOfKind, asked).filter(answers),
    ...findLikeFigures(profiles, subject, isOfKind).filter(answers),
  ].flatMap((one) => checkDisagreement(one, { ...voices, asked }) ?? [])
  const disputes = findDisputes(profiles, asked).flatMap(
    (one) => checkDisagreement(one, { ...voices, asked }) ?? [],
  )
  return distinct([...candidates, ...disputes.slice(0, 1)]).slice(0, maxDisagreements)
}

/** Where a source takes up the very figure of another and sets its own against it: "240 kilograms were saved, not 400". */
function findRebuttals(profiles: readonly Profile[], asked: ReadonlySet<string>): Disagreement[] {
  const found: Disagreement[] = []
  for (const one of profiles)
    for (const measure of one.measures) {
      const [figure = ''] = /\p{N}[\p{N}.,]*\p{N}/u.exec(measure.text) ?? []
      if (figure === '') continue
      const value = digitsOf(figure, one.language)
      const repeats = ({ text, language }: Profile) =>
        [...text.matchAll(/\p{N}[\p{N}.,]*\p{N}/gu)].some(([its]) => digitsOf(its, language) === value)
      for (const other of profiles) {
        if (other.finding.source === one.finding.source || !repeats(other) || !contrasts(other.text)) continue
        const rival = other.measures.find(
          (its) =>
            areApart(measure, its) && areOfOneThing({ ...one, measure }, { ...other, measure: its }, asked),
        )
        if (
          rival === undefined ||
          one.measures.some((its) => its.unit === rival.unit && !areApart(its, rival))
        )
          continue
        found.push({
          sides: [
            { finding: one.finding, figure: measure.text, told: one.sentence },
            { finding: other.finding, figure: rival.text, told: other.sentence },
          ],
          likeness: 1,
          rows: [],
        })
      }
    }
  return found
}

/** "How much": the amounts of one unit that several sources answer with, where they cannot all be right. */
function findAnswersApart(
  profiles: readonly Profile[],
  subject: Subject,
  askedTerms: ReadonlySet<string>,
): Disagreement[] {
  if (findQuestionType(subject.text) !== 'amount') return []
  const { isWanted, isKindKnown } = wantedAmounts(subject)
  const asked = readAsked(subject)
  // What holds in general is set against what holds in general, and no case of its own against the rule.
  const thisYear = new Date().getUTCFullYear()
  const worth = ({ finding }: Profile) => finding.score * rateGenerality(finding, asked, thisYear)
  const isGeneral = ({ finding }: Profile) => rateGenerality(finding, asked, thisYear) >= 1
  const answers = profiles
    .filter(isGeneral)
    .map((profile) => ({
      ...profile,
      // "If you only missed three days": a condition is set against no answer.
      measures: profile.measures.filter((measure) => !isKindKnown || isWanted(measure, profile.text)),
    }))
    .filter(
      ({ finding, measures }) =>
        finding.isAnswer && Math.max(finding.coverage, finding.context) >= minAnswer && measures.length > 0,
    )
    .sort((a, b) => worth(b) - worth(a))
  const [first] = answers
  const isAsked = askedUnits(subject)
  const isAnyKind = !isKindKnown && countedTerms(subject).size === 0
  const unit = first?.measures.find((measure) => isAsked(measure.unit) || isAnyKind)?.unit
  if (first === undefined || unit === undefined) return []
  const best = answers.filter(
    ({ finding }, at) => answers.findIndex((other) => other.finding.source === finding.source) === at,
  )
  const rivals = best.flatMap((one) => {
    const apart = one === first || areVariants(first, one) ? null : findApart(first, one, askedTerms, unit)
    return apart === null
      ? []
      : [{ finding: one.finding, figure: apart[1], told: one.sentence, against: apart[0] }]
  })
  const [rival] = rivals
  const sides =
    rival === undefined
      ? []
      : [{ finding: first.finding, figure: rival.against, told: first.sentence }, ...rivals].slice(
          0,
          maxSides,
        )
  return sides.length < 2 ? [] : [{ sides, likeness: 1, rows: [] }]
}

/** Rules about one thing with different limits: "a drysuit below 15 °C", "drysuits are compulsory below 12 °C". */
function findContradictingRules(profiles: readonly Profile[], asked: ReadonlySet<string>): Disagreement[] {
  const obliges = ({ text, language }: Profile) => {
    const says = findAnswerWords(language)
    return says.obliges(text) || says.advises(text)
  }
  const rules = profiles.filter(
    (profile) => profile.measures.length > 0 && (obliges(profile) || profile.measures.some(isLimit)),
  )
  return rules.flatMap((one, at) =>
    rules.slice(at + 1).flatMap((other): Disagreement[] => {
      if (one.finding.source === other.finding.source || areVariants(one, other)) return []
      const { frame } = findAnswerWords(one.language)
      const shared = [...one.set].filter((term) => other.set.has(term) && !frame(term))
      const [pair] = one.measures.flatMap((measure) =>
        other.measures
          .filter(
            (its) =>
              (areLimitsApart(measure, its) ||
                (isLimit(measure) !== isLimit(its) && areApart(measure, its)) ||
                (obliges(one) &&
                  obliges(other) &&
                  doRulesContradict({ one, measure }, { one: other, measure: its }))) &&
              areOfOneThing({ ...one, measure }, { ...other, measure: its }, asked),
          )
          .map((its) => [measure, its] as const),
      )
      if (shared.length === 0 || pair === undefined) return []
      const sides = [
        { finding: one.finding, figure: pair[0].text, told: one.sentence },
        { finding: other.finding, figure: pair[1].text, told: other.sentence },
      ]
      return [{ sides, likeness: 1, rows: [] }]
    }),
  )
}

/** The most or the least there may be; "up to 30%" and "from €900" are promises. */
function isLimit({ min, max, unit }: Measure): boolean {
  return !(Number.isFinite(min) && Number.isFinite(max)) && unit !== 'percent' && !/^[A-Z]{3}$/.test(unit)
}

type RuleLimit = { one: Profile; measure: Measure }

/** "A width of at least 1.60 m must be left", "a width of 1.80 m must be left": what a rule gives is a limit, said or not. */
function doRulesContradict(a: RuleLimit, b: RuleLimit): boolean {
  const wordsAt = ({ one, measure }: RuleLimit) =>
    termsOf(findFigureContext(one.text, measure, one.measures), findLexicon(one.language)).filter(
      (term) => !/\p{N}/u.test(term) && term !== measure.unit && !findAnswerWords(one.language).frame(term),
    )
  const near = new Set(wordsAt(b))
  const shared = wordsAt(a).filter((term) => near.has(term))
  return shared.length >= minOfRule && areRuleMeasuresApart(a.measure, b.measure)
}

/** Where a source doubts what others report, without a figure against theirs: beside the best of what it doubts. */
function findDisputes(profiles: readonly Profile[], asked: ReadonlySet<string>): Disagreement[] {
  const isOfOneMatter = (shared: readonly string[]) =>
    shared.length >= minOfRule && shared.some((term) => !asked.has(term))
  return profiles.flatMap((one): Disagreement[] => {
    if (!findAnswerWords(one.language).disputes(one.text)) return []
    const about = profiles
      .filter(
        ({ finding, set }) =>
          finding.source !== one.finding.source &&
          !finding.isPreamble &&
          (finding.isAnswer || finding.coverage >= minAnswer) &&
          isOfOneMatter([...one.set].filter((term) => set.has(term))),
      )
      .sort((a, b) => b.finding.score - a.finding.score)[0]
    if (about === undefined) return []
    const sides = [about, one].map(({ finding, sentence }) => ({ finding, figure: null, told: sentence }))
    return [{ sides, likeness: 1, rows: [] }]
  })
}

/** "Posters: no measurable effect" beside "Hang up posters": what one source advises, and another found to do nothing. */
function findUselessAdvice(findings: readonly Finding[], asked: ReadonlySet<string>): Disagreement[] {
  const single = findings.flatMap((finding) => {
    const ofItems = finding.items.flatMap(([one]) =>
      one === undefined
        ? []
        : [{ finding: { ...finding, sentences: [one], items: [], words: one.words }, one }],
    )
    return [...finding.sentences.map((one) => ({ finding, one })), ...ofItems]
  })
  const topicOf = ({ one }: (typeof single)[number]) =>
    one.terms
      .slice(0, maxOpening)
      .filter((term) => !asked.has(term) && !findAnswerWords(one.lexicon.language).frame(term))
  const speaks = (kind: 'advises' | 'refutes') =>
    single.filter(({ one }) => findAnswerWords(one.lexicon.language)[kind](one.text))
  return speaks('refutes').flatMap((vain): Disagreement[] => {
    const terms = new Set(topicOf(vain))
    const advice = speaks('advises').find(
      (its) => its.finding.source !== vain.finding.source && topicOf(its).some((term) => terms.has(term)),
    )
    if (advice === undefined) return []
    const sides = [advice, vain].map(({ finding }) => ({ finding, figure: null }))
    return [{ sides, likeness: 1, rows: [] }]
  })
}

/** Where one source advises a place or means and others warn of it: all that speak of it, side by side. */
function findOpposedStances(profiles: readonly Profile[], subject: Subject): Disagreement[] {
  const asked = splitWords(subject.text.toLowerCase())
  const says = findAnswerWords(subject.language).frame
  const speaking = profiles.flatMap(({ finding, sentence, text, set }) => {
    const stance = findStance(text)
    const means = [...findMeans(text)].filter((one) => !asked.includes(one))
    return stance === null || means.length === 0 ? [] : [{ finding, sentence, stance, means, set }]
  })
  const found: Disagreement[] = []
  for (const thing of new Set(speaking.flatMap(({ means }) => means))) {
    const named = speaking.filter(({ means }) => means.includes(thing))
    // "In the garden" is said of anything: what is done there has to be the same as well.
    const about = named.filter((one) =>
      named.some(
        (other) =>
          other.stance !== one.stance &&
          [...one.set].filter((term) => other.set.has(term) && !says(term)).length >= minAround,
      ),
    )
    const bySource = [...Map.groupBy(about, ({ finding }) => finding.source).values()].flatMap(
      ([first]) => first ?? [],
    )
    // One company advises and warns of the same thing in two of its own papers: that is no dispute.
    if (bySource.every(isOwn)) continue
    const hasBoth = ['for', 'against'].every((stance) => bySource.some((one) => one.stance === stance))
    if (!hasBoth || bySource.length < 2) continue
    const sides = bySource
      .slice(0, maxSides)
      .map(({ finding, sentence }) => ({ finding, figure: null, told: sentence }))
    found.push({ sides, likeness: 1, rows: [] })
  }
  return found
}

/** "Per square metre" is of the figure, and no word of what it is of. */
const perUnit = /(?<!\p{L})(?:per|pro|par|por)\s(?:square\s|cubic\s)?\p{L}+/giu

function createProfile(finding: Finding, sentence: Sentence): Profile {
  const { text, lexicon } = sentence
  const measures = findAmounts(text, lexicon)
  const bare = measures.reduce((left, measure) => left.replace(measure.text, ' '), text).replace(perUnit, ' ')
  const terms = termsOf(stripPolarity(bare, lexicon.language), lexicon).filter((term) => !/\p{N}/u.test(term))
  const heading = termsOf(finding.section.heading ?? '', lexicon)
  return {
    finding,
    sentence,
    text,
    language: lexicon.language,
    terms,
    set: new Set(terms),
    measures,
    heading,
    headline: finding.section.heading ?? '',
    own: sentence.own,
  }
}

function inverseFrequencies(profiles: Profile[]): (term: string) => number {
  const counts = new Map<string, number>()
  for (const { set } of profiles) for (const term of set) counts.set(term, (counts.get(term) ?? 0) + 1)
  return (term) => Math.log(1 + profiles.length / (counts.get(term) ?? 1))
}

/** How much of what they say is in both, 0 to 1; the shorter one counts for more. */
function likenessOf(a: Profile, b: Profile, idf: (term: string) => number): number {
  const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + idf(term), 0)
  const shared = weigh([...a.set].filter((term) => b.set.has(term)))
  const [small = 0, large = 0] = [weigh(a.set), weigh(b.set)].sort((one, other) => one - other)
  return shared / Math.max(0.01, small * 0.6 + large * 0.4)
}

/** The topic alone is shared by all findings; the same subject shares more, and what comes first in both sentences. */
function haveSameSubject(a: Profile, b: Profile, likeness: number, asked: ReadonlySet<string>): boolean {
  const shared = [...a.set].filter((term) => b.set.has(term))
  const opensWith = ({ terms }: Profile, other: Profile) =>
    terms.slice(0, 3).some((term) => other.terms.slice(0, 5).includes(term))
  return (
    shared.length >= 2 &&
    (likeness >= sameStatement || a.terms[0] === b.terms[0] || shared.some((term) => !asked.has(term))) &&
    opensWith(a, b) &&
    opensWith(b, a)
  )
}

/** The figures that are apart, of those the two whose clauses are most alike; null where some figure agrees. */
function findApart(
  a: Profile,
  b: Profile,
  asked: ReadonlySet<string>,
  unit?: string,
): [string, string] | null {
  const pairs: { figures: [string, string]; shared: number }[] = []
  const clauseOf = ({ text, language, measures }: Profile, measure: Measure) =>
    new Set(termsOf(findFigureContext(text, measure, measures), findLexicon(language)))
  for (const one of a.measures) {
    if (unit !== undefined && one.unit !== unit) continue
    const rivals = b.measures.filter(
      (other) =>
        other.unit === one.unit && areOfOneThing({ ...a, measure: one }, { ...b, measure: other }, asked),
    )
    if (rivals.some((other) => !areApart(one, other))) return null
    const clause = clauseOf(a, one)
    for (const other of rivals) {
      const shared = [...clauseOf(b, other)].filter((term) => clause.has(term)).length
      pairs.push({ figures: [one.text, other.text], shared })
    }
  }
  return pairs.sort((one, other) => other.shared - one.shared)[0]?.figures ?? null
}

/** A company's own papers differ by a figure or not at all. */
function isOwn({ finding }: Pick<Profile, 'finding'>): boolean {
  return partsOf(finding).every(({ own }) => own)
}

function haveSameUnit(a: Profile, b: Profile): boolean {
  return a.measures.some(({ unit }) => b.measures.some((other) => other.unit === unit))
}

const opposites = new Map([
  ['up', 'down'],
  ['down', 'up'],
  ['so', 'not'],
  ['not', 'so'],
])

function areOpposite(a: Profile, b: Profile, likeness: number): boolean {
  if (isHearsay(a.text) || isHearsay(b.text)) return false
  if (isOfCase(a) !== isOfCase(b)) return false
  const one = findPolarity(splitWords(a.text), a.language)
  const other = findPolarity(splitWords(b.text), b.language)
  // A "not" anywhere in a sentence denies all of it only where the rest is the same.
  if ((one === 'not' || other === 'not') && likeness < sameStatement) return false
  return opposites.get(one ?? '') === other && other !== null
}

/** Each sentence in one disagreement only. */
function distinct(found: Disagreement[]): Disagreement[] {
  const taken = new Set<Sentence>()
  return found.filter(({ sides }) => {
    const said = sides.flatMap(sentencesOf)
    if (said.some((sentence) => taken.has(sentence))) return false
    for (const sentence of said) taken.add(sentence)
    return true
  })
}
