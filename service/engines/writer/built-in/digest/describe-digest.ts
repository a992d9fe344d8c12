import { shorten } from '../../../../text/shorten.ts'
import { speaksAsWe } from '../../evidence/speaks-as-we.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { plainText } from '../plain-text.ts'
import { nestMarks } from '../typeset.ts'
import { answersTopic } from './asked-quantities.ts'
import { type Answer, beginningsOf, gistsOf, joinAnswers } from './describe-answers.ts'
import type { Disagreement, Side } from './disagreement.ts'
import type { Finding } from './finding.ts'
import { isTakenBack } from './is-taken-back.ts'
import type { SourceNames } from './name-sources.ts'
import { hasSubstance } from './rate-answer.ts'
import { standsAlone } from './stands-alone.ts'
import { colonOf } from './write-finding.ts'

const maxLength = 160
const minLength = 40
const maxSentences = 2
/** "Looked at clicks instead": of what, only the page says. */
const insteadOf = /(?<!\p{L})(?:instead|stattdessen|à la place|en su lugar|em vez disso)[.!]?$/iu

/**
 * At most 160 characters that answer: what the sources disagree on with their figures, the options by name, or the best
 * finding that fits whole, with who says it where there is room. Never that there are sources.
 */
export function describeDigest(
  topic: string,
  said: {
    /** What opens the text; before the findings that it goes on with. */
    main: readonly Finding[]
    findings: readonly Finding[]
    disagreements: readonly Disagreement[]
    /** What a table of a source answers, in a line; empty where none does. */
    told: string
    /** The same with the name of its source apart. */
    toldAnswer?: Answer | null
    /** The amount that is asked for in a finding; empty where none is asked for or it has none. */
    figureOf?(finding: Finding): string
    /** What the steps are called, where they are the answer. */
    steps: readonly string[]
    /** Whose steps they are; empty for nobody's name. */
    stepsBy?: string
    /** How many of the words of what is asked a text has. */
    spokenIn(text: string): number
  },
  names: SourceNames,
  phrases: Phrases,
): string {
  const colon = `${colonOf(phrases)}${phrases.space}`
  const differing = describeDifference(topic, said.disagreements, names, phrases)
  if (differing !== '') return differing
  const answers = joinAnswers(
    topic,
    [...(said.toldAnswer ? [said.toldAnswer] : []), ...said.main.map(answerOf)],
    {
      colon,
      semicolon: semicolonOf(phrases),
      space: phrases.space,
      max: maxLength,
    },
  )
  if (answers !== '' && said.steps.length === 0) return answers
  const ofSteps = listSteps(said.steps, said.stepsBy)
  if (ofSteps.length >= minLength) return ofSteps
  const ofTable = plainText(said.told)
  if (ofTable !== '' && ofTable.length <= maxLength) return ofTable
  const ofOptions = listOptions(said.findings)
  if (ofOptions !== '') return ofOptions
  const findings = [...said.main, ...said.findings]
  const hasResult = findings.some(({ isPreamble }) => !isPreamble)
  const whole = findings.filter(
    ({ sentences: [first], items, isPromise, isPreamble }) =>
      first !== undefined &&
      !isPromise &&
      !(isPreamble && hasResult) &&
      standsAlone(first) &&
      (items.length === 0 || !first.announces),
  )
  // "We replaced our stove" under the company's own name would be read as its own doing.
  const ours = (finding: Finding) =>
    names.speaker(finding.source) !== null && speaksAsWe(beginningOf(finding, phrases), phrases.language)
  // A definition and an order to somebody are no answer.
  const tells = ({ sentences: [first] }: Finding) =>
    first !== undefined && /^(?:\S+\s){0,2}\S+[:：]\s/u.test(first.text)
  whole.sort((a, b) => Number(ours(a)) + Number(tells(a)) - Number(ours(b)) - Number(tells(b)))
  const telling = whole.filter(isTelling)
  const answering = telling.filter((finding) => said.main.includes(finding))
  // Of what opens the text a later sentence may answer in short, before a lesser finding does.
  const inShort = answering.flatMap((finding) => [answeringPart(finding), ...figuredPartsOf(finding)])
  const best = telling.filter(({ isAnswer }) => isAnswer).sort((a, b) => b.score - a.score)
  for (const finding of [...inShort, ...best, ...telling, ...whole]) {
    const text = beginningOf(finding, phrases)
    const name = nameOf(finding)
    const withName = name === '' ? text : `${text} (${name})`
    // A short answer with its name says enough.
    if (/^[@\p{Ll}]/u.test(text) || text === '' || withName.length < minLength) continue
    const told = ours(finding) ? spokenBy(finding, text) : signed(finding, text, name, phrases)
    if (told !== '') return told
  }
  const clause = beginLong(
    [...telling, ...whole].filter((one) => !ours(one)),
    names,
    phrases,
  )
  if (clause !== '') return clause
  const [first] = findings.flatMap((finding) => (finding.items.length > 0 ? finding.items : []))
  const item = plainText(first?.[0]?.text ?? '').replace(/[:：]$/u, '')
  if (item !== '' && item.length <= maxLength && whole.length === 0) return item
  return shorten(topic, maxLength, '')

  /** "We" with who says it: “Harbour Agency: ‘We tar every pier.’” Empty where nobody can be named, or it does not fit. */
  function spokenBy({ source }: Finding, text: string): string {
    const name = names.byline(source) || (names.speaker(source) ?? '')
    const { open, close } = phrases.quotes
    const told = `${name}${colon}${open}${nestMarks(text, phrases)}${close}`
    return name === '' || told.length > maxLength ? '' : told
  }

  function answerOf(finding: Finding): Answer {
    const figure = said.figureOf?.(finding) ?? ''
    const texts = figure === '' ? gistsOf(finding, said.spokenIn) : [figure]
    const isTold = !finding.isPromise && (figure !== '' || finding.isAnswer)
    return { name: isTold ? nameOf(finding) : '', texts: texts.map(plainText) }
  }

  /** Where all of it is too long, the sentence that has most of what is asked, if a beginning that fits has less. */
  function answeringPart(finding: Finding): Finding {
    const fits = beginningOf(finding, phrases)
    const all = finding.sentences.map(({ text }) => text).join(phrases.space)
    const [best] = finding.sentences
      .filter(
        (sentence) =>
          standsAlone(sentence) &&
          sentence.text.length <= maxLength &&
          !isTakenBack(finding.sentences, finding.sentences.indexOf(sentence) + 1),
      )
      .sort((a, b) => said.spokenIn(b.text) - said.spokenIn(a.text))
    if (fits === all || best === undefined || said.spokenIn(best.text) <= said.spokenIn(fits)) return finding
    return { ...finding, sentences: [best] }
  }

  function nameOf({ source }: Finding): string {
    return names.byline(source)
  }
}

/** With the space that French has before it, and none where a script has no spaces. */
function semicolonOf({ language, space }: Phrases): string {
  if (space === '') return '；'
  return language === 'fr' ? '\u202f; ' : '; '
}

/** What two publishers differ on, with the figure of each; empty where none differ so that it fits. */
function describeDifference(
  topic: string,
  disagreements: readonly Disagreement[],
  names: SourceNames,
  phrases: Phrases,
): string {
  const colon = `${colonOf(phrases)}${phrases.space}`
  const isSold = ({ finding }: Side) => names.isSeller(finding.source)
  const called = ({ source }: Finding) => names.byline(source) || names.plain(source)
  const told = disagreements
    // How much dearer it is answers nobody who asked whether it is worth it.
    .filter(({ answers }) => answers === undefined || answersTopic(answers))
    .flatMap(({ sides, answers }) => {
      const isPrice = answers === 'price'
      const shown = answers === undefined ? [sides] : shortened(sides, isPrice ? () => false : isSold)
      return shown.map((ones) => ({ sides: ones, isPrice }))
    })
  for (const { sides, isPrice } of told) {
    if (sides.length < 2 || !sides.every(({ figure }) => figure !== null)) continue
    // One publisher that differs from itself is no headline.
    const callers = new Set(sides.map(({ finding }) => called(finding)))
    if (callers.size < sides.length || callers.has('')) continue
    // A price beside that of somebody who sells nothing is told with its name.
    if (isPrice ? sides.every(isSold) : sides.some(isSold)) continue
    const figures = sides
      .map(({ finding, figure }) => `${called(finding)}${colon}${figure}`)
      .join(semicolonOf(phrases))
    const text = plainText(
      `${topic.replace(/[.。:：]+$/u, '')}${/[?？؟!]$/u.test(topic) ? '' : colonOf(phrases)}${phrases.space}${figures}`,
    )
    if (text.length <= maxLength) return text
  }
  return ''
}

/** Of several answers all that nobody sells by; else the two that are farthest apart. */
function shortened(sides: readonly Side[], isSold: (side: Side) => boolean): Side[][] {
  const independent = sides.filter((side) => !isSold(side))
  return [independent, [...independent.slice(0, 1), ...independent.slice(1).slice(-1)]]
}

/** The options by name under what they are options of. */
function listOptions(findings: readonly Finding[]): string {
  const options = findings.filter(({ label }) => label !== null)
  const over = options[0]?.section.parent
  if (options.length < 3 || !over) return ''
  const listed = plainText(`${over}: ${[...new Set(options.map(({ label }) => label))].join('; ')}`)
  return listed.length <= maxLength ? listed : ''
}

/** The beginning of a long sentence that is a sentence by itself, which says more than its first words would. */
function beginLong(findings: readonly Finding[], names: SourceNames, phrases: Phrases): string {
  for (const { source, sentences } of findings.filter((one) => !isTakenBack(one.sentences, 1))) {
    const name = names.byline(source)
    const from = name === '' ? '' : ` (${name})`
    const clause = beginningsOf(sentences[0]?.text ?? '').find(
      ({ length }) => length + from.length < maxLength && length >= minLength,
    )
    if (clause !== undefined) return `${clause}${phrases.space === '' ? '。' : '.'}${from}`
  }
  return ''
}

/** Its sentences with a figure that can be read alone. */
function figuredPartsOf(finding: Finding): Finding[] {
  return finding.sentences
    .filter(
      (sentence, at) =>
        /\p{N}/u.test(sentence.text) && standsAlone(sentence) && !isTakenBack(finding.sentences, at + 1),
    )
    .map((sentence) => ({ ...finding, sentences: [sentence] }))
}

/** A figure, a result, an order or a doubt, and not how it came to be. */
function isTelling(finding: Finding): boolean {
  return !finding.isPreamble && (finding.isAnswer || hasSubstance(finding))
}

/** As many steps as fit whole, in their order, with whose they are. */
function listSteps(steps: readonly string[], name = ''): string {
  const names = steps.map((step) => plainText(step).replace(/[.!:]+$/u, ''))
  const from = name === '' ? '' : ` (${name})`
  for (let count = names.length; count > 1; count -= 1) {
    const listed = `${names.slice(0, count).join('; ')}${from}`
    if (listed.length <= maxLength) return listed
  }
  return ''
}

/** With whose it is, which comes before room for a further sentence. */
function signed(finding: Finding, text: string, name: string, phrases: Phrases): string {
  if (name === '') return text
  const isShort = `${text} (${name})`.length <= maxLength
  const fits = isShort ? text : beginningOf(finding, phrases, maxLength - name.length - 3)
  return fits === '' ? text : `${fits} (${name})`
}

/** As many of its first sentences as fit. */
function beginningOf({ sentences }: Finding, phrases: Phrases, most = maxLength): string {
  let text = ''
  let said = 0
  for (const sentence of sentences) {
    const longer = text === '' ? sentence.text : `${text}${phrases.space}${sentence.text}`
    if (longer.length > most) break
    text = longer
    said += 1
    if (said === maxSentences) break
  }
  // "Sounds great on paper", without the "but" that takes it back, says the opposite.
  return isTakenBack(sentences, said) || insteadOf.test(text) ? '' : text
}
