import type { CheckSource } from '../../claim-check/check-source.ts'
import { createTextCheck } from '../../claim-check/check-text.ts'
import type { Claim } from '../../claim-check/claim.ts'
import { hasBalancedMarks, saysTheSame, standsAlone } from '../../writer/shared.ts'
import type { CitedSource, EvidenceSource } from '../../writer/writer.ts'
import { findMagnetWords } from '../find-magnet-words.ts'
import type { LeadMagnetRequest, Line, Part } from '../lead-magnet-writer.ts'
import type { AnsweredLine, MagnetAnswer } from './magnet-answer.ts'

/** A source and the number under which the model saw it. */
export type NumberedSource = { number: number; source: EvidenceSource }

export type CheckedMagnet = {
  /** Empty when it cannot be used. */
  title: string
  /** Empty when it cannot be used. */
  subtitle: string
  parts: Part[]
  hooks: string[]
  sources: CitedSource[]
  /** Lines with a source, lines without one, and lines that went because a fact in them is nowhere. */
  counts: { sourced: number; unsourced: number; dropped: number }
  /** Errors of the answer, as instructions to change it. */
  problems: string[]
}

const maxInputs = 5

/** What is known about the facts of a text, and what was found wrong so far. */
type Check = {
  sources: readonly NumberedSource[]
  claimsOf(markdown: string): Claim[]
  isCondemned(text: string): boolean
  /** Numbers, dates, names and quotations that none of the sources has; of all sources unless some are named. */
  unknownFacts(text: string, numbers?: readonly number[]): string[]
  problems: string[]
  counts: CheckedMagnet['counts']
  cited: CitedSource[]
}

/**
 * Compares every line with the sources. A line keeps the named sources that support it; a wrong source is replaced by
 * the right one. A line with a number, date, name or quotation that no source has is dropped, and so is one that
 * repeats a line above; one that no source supports stays as advice, without a source.
 */
export function checkLines(
  answer: MagnetAnswer,
  sources: readonly NumberedSource[],
  about: Pick<LeadMagnetRequest, 'kind' | 'language'> & {
    checkable: CheckSource[]
    /** Sentences that a checking model did not let pass. */
    condemned: ReadonlySet<string>
  },
): CheckedMagnet {
  const { kind, language } = about
  const check = startCheck(sources, about)
  const { problems, counts, cited } = check
  const said: string[] = []
  const parts = answer.parts.flatMap((part) => checkPart(check, part, { said, language }))
  const vague = kind === 'swipe_file' ? [] : answer.parts.flatMap(({ items }) => items).filter(isNoAction)
  problems.push(...vague.map(({ text }) => `This is no action that somebody can finish: “${text}”`))
  const usable = (hook: string) =>
    hook !== '' &&
    hasBalancedMarks(hook) &&
    standsAlone(hook, language) &&
    check.unknownFacts(hook).length === 0
  return {
    title: isKnownHeading(check, answer.title) ? answer.title : '',
    subtitle: isKnownHeading(check, answer.subtitle) ? answer.subtitle : '',
    parts,
    hooks: answer.hooks.filter(usable),
    sources: cited,
    counts,
    problems,
  }
}

function startCheck(
  sources: readonly NumberedSource[],
  about: Pick<LeadMagnetRequest, 'language'> & { checkable: CheckSource[]; condemned: ReadonlySet<string> },
): Check {
  const { checkable, condemned, language } = about
  const checkText = createTextCheck(checkable)
  const claimsOf = (markdown: string) => checkText({ title: '', description: '', markdown, language })
  const everything = sources.map(({ number }) => number)
  return {
    sources,
    claimsOf,
    isCondemned: (text) => [...condemned].some((sentence) => text.includes(sentence)),
    unknownFacts: (text, numbers = everything) =>
      claimsOf(`${text} ${marksOf(numbers)}`)
        .filter(({ kind, supported }) => kind !== 'statement' && !supported)
        .map((claim) => claim.text),
    problems: [],
    counts: { sourced: 0, unsourced: 0, dropped: 0 },
    cited: [],
  }
}

/** @param options.said the items of all parts so far, to which those of this one are added */
function checkPart(
  check: Check,
  part: MagnetAnswer['parts'][number],
  { said, language }: { said: string[] } & Pick<LeadMagnetRequest, 'language'>,
): Part[] {
  const intro = checkLine(check, part.intro, [])
  const items = part.items.flatMap((one) => {
    const checked = checkLine(check, one, said)
    if (checked) said.push(checked.text)
    return checked ?? []
  })
  if (items.length === 0) return []
  const isNamed = part.heading !== '' && isKnownHeading(check, part.heading)
  if (!isNamed) check.problems.push(`No source has what this heading says: “${part.heading}”`)
  const isKnown = (text: string) => text !== '' && check.unknownFacts(text).length === 0
  return [
    {
      heading: isNamed ? part.heading : findMagnetWords(language).phases.do.heading,
      intro,
      items,
      inputs: part.inputs.filter(isKnown).slice(0, maxInputs),
      outcome: checkLine(check, part.outcome, []),
      worksheet: part.worksheet.filter(isKnown).slice(0, maxInputs),
    },
  ]
}

/** The line with the sources that support it; null for one that is dropped. */
function checkLine(check: Check, line: AnsweredLine, repeats: readonly string[]): Line | null {
  const { sources, counts } = check
  const { text } = line
  if (text === '') return null
  const known = [...new Set(line.sources)].filter((number) => sources.some((one) => one.number === number))
  const isRightlyNamed = check.unknownFacts(text, known).length === 0
  const named = isRightlyNamed ? known : sources.map(({ number }) => number)
  const fault = faultOf(check, text, named, repeats)
  if (fault !== undefined) {
    check.problems.push(fault)
    counts.dropped++
    return null
  }
  const claims = check.claimsOf(`${text} ${marksOf(named)}`)
  const bearing = isRightlyNamed ? known : referencesIn(claims)
  const isBorne = bearing.length > 0 && claims.length > 0 && claims.every(({ supported }) => supported)
  const note = checkNote(check, line.note, repeats)
  // A reason with a figure has its source, although its advice needs none.
  const numbers = [...(isBorne ? bearing : []), ...note.numbers]
  if (numbers.length > 0) counts.sourced++
  else counts.unsourced++
  return {
    text,
    note: note.text,
    template: line.template.includes('__') && holds(check, line.template) ? line.template : null,
    references: [...new Set(numbers.flatMap((number) => cite(check, number)))],
  }
}

/** Why a line is dropped, as an instruction to change it. */
function faultOf(
  check: Check,
  text: string,
  named: readonly number[],
  repeats: readonly string[],
): string | undefined {
  const unknown = check.unknownFacts(text, named)
  if (unknown.length > 0) return `No source has ${unknown.join(', ')}: “${text}”`
  if (check.isCondemned(text)) return `No source says this: “${text}”`
  if (!hasBalancedMarks(text)) return `A quotation mark or bracket has no other half: “${text}”`
  const twin = repeats.find((one) => saysTheSame(one, text))
  return twin === undefined ? undefined : `This is said twice: “${twin}” / “${text}”`
}

function checkNote(
  check: Check,
  text: string,
  repeats: readonly string[],
): { text: string | null; numbers: number[] } {
  const isGood = holds(check, text)
  if (text !== '' && !isGood) check.problems.push(`No source bears this reason out: “${text}”`)
  if (!isGood || repeats.some((one) => saysTheSame(one, text))) return { text: null, numbers: [] }
  const everything = marksOf(check.sources.map(({ number }) => number))
  const claims = check.claimsOf(`${text} ${everything}`).filter(({ verdict }) => verdict !== 'not_needed')
  const isBorne = claims.every(({ supported }) => supported)
  return { text, numbers: isBorne ? referencesIn(claims) : [] }
}

function holds(check: Check, text: string): boolean {
  return (
    text !== '' && hasBalancedMarks(text) && !check.isCondemned(text) && check.unknownFacts(text).length === 0
  )
}

/** As a heading: it may count its parts, and its capitals are no names. */
function isKnownHeading(check: Check, text: string): boolean {
  return hasBalancedMarks(text) && check.unknownFacts(`## ${text}`).length === 0
}

/** The reference under which a source is cited, which it gets with its first citation. */
function cite({ sources, cited }: Check, number: number): number[] {
  const source = sources.find((one) => one.number === number)?.source
  if (!source) return []
  const known = cited.find(({ id }) => id === source.id)
  if (known) return [known.reference]
  const { id, kind, role, title, url, language } = source
  cited.push({ reference: cited.length + 1, id, kind, role, title, url, language })
  return [cited.length]
}

function marksOf(numbers: readonly number[]): string {
  return numbers.map((number) => `[${number}]`).join('')
}

function referencesIn(claims: readonly Claim[]): number[] {
  return [...new Set(claims.flatMap(({ reference }) => reference ?? []))]
}

/** Openings that ask for a state of mind, which cannot be checked off. */
const mindful =
  /^(?:consider|be aware|think about|keep in mind|remember that|compare with your own|understand|know that|bedenken|beachten Sie, dass|denken Sie daran|considérez|gardez à l’esprit|pensez à|considere|tenga en cuenta|piense en|consideri|tenga presente|pensi a|tenha em mente|pense em)/i

function isNoAction({ text }: AnsweredLine): boolean {
  return mindful.test(text) || /[?？]$/.test(text)
}
