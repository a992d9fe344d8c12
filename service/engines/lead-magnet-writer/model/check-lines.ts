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
  const { kind, language, condemned } = about
  const checkText = createTextCheck(about.checkable)
  const claimsOf = (markdown: string) => checkText({ title: '', description: '', markdown, language })
  const isCondemned = (text: string) => [...condemned].some((sentence) => text.includes(sentence))
  const marksOf = (numbers: readonly number[]) => numbers.map((number) => `[${number}]`).join('')
  const everything = marksOf(sources.map(({ number }) => number))
  const cited: CitedSource[] = []
  const counts = { sourced: 0, unsourced: 0, dropped: 0 }
  const problems: string[] = []
  const said: string[] = []

  const cite = (number: number): number[] => {
    const source = sources.find((one) => one.number === number)?.source
    if (!source) return []
    const known = cited.find(({ id }) => id === source.id)
    if (known) return [known.reference]
    const { id, role, title, url, language: spoken } = source
    cited.push({ reference: cited.length + 1, id, kind: source.kind, role, title, url, language: spoken })
    return [cited.length]
  }
  const unknownFacts = (text: string, marks = everything) =>
    claimsOf(`${text} ${marks}`)
      .filter(({ kind: of, supported }) => of !== 'statement' && !supported)
      .map((claim) => claim.text)
  /** As a heading: it may count its parts, and its capitals are no names. */
  const isKnownHeading = (text: string) => hasBalancedMarks(text) && unknownFacts(`## ${text}`).length === 0

  const check = (line: AnsweredLine, repeats: readonly string[]): Line | null => {
    const { text } = line
    if (text === '') return null
    const known = [...new Set(line.sources)].filter((number) => sources.some((one) => one.number === number))
    const named =
      unknownFacts(text, marksOf(known)).length === 0 ? known : sources.map(({ number }) => number)
    const claims = claimsOf(`${text} ${marksOf(named)}`)
    const unknown = unknownFacts(text, marksOf(named))
    if (unknown.length > 0) {
      problems.push(`No source has ${unknown.join(', ')}: “${text}”`)
      counts.dropped++
      return null
    }
    if (isCondemned(text)) {
      problems.push(`No source says this: “${text}”`)
      counts.dropped++
      return null
    }
    if (!hasBalancedMarks(text)) {
      problems.push(`A quotation mark or bracket has no other half: “${text}”`)
      counts.dropped++
      return null
    }
    const twin = repeats.find((one) => saysTheSame(one, text))
    if (twin !== undefined) {
      problems.push(`This is said twice: “${twin}” / “${text}”`)
      counts.dropped++
      return null
    }
    const bearing = named === known ? known : referencesIn(claims)
    const isBorne = bearing.length > 0 && claims.length > 0 && claims.every(({ supported }) => supported)
    const note = noteOf(line.note, repeats)
    // A reason with a figure has its source, although its advice needs none.
    const numbers = [...(isBorne ? bearing : []), ...note.numbers]
    if (numbers.length > 0) counts.sourced++
    else counts.unsourced++
    return {
      text,
      note: note.text,
      template: line.template.includes('__') && holds(line.template) ? line.template : null,
      references: [...new Set(numbers.flatMap(cite))],
    }
  }
  const holds = (text: string) =>
    text !== '' && hasBalancedMarks(text) && !isCondemned(text) && unknownFacts(text).length === 0
  const noteOf = (text: string, repeats: readonly string[]): { text: string | null; numbers: number[] } => {
    if (text !== '' && !holds(text)) problems.push(`No source bears this reason out: “${text}”`)
    if (!holds(text) || repeats.some((one) => saysTheSame(one, text))) return { text: null, numbers: [] }
    const claims = claimsOf(`${text} ${everything}`).filter(({ verdict }) => verdict !== 'not_needed')
    const isBorne = claims.every(({ supported }) => supported)
    return { text, numbers: isBorne ? referencesIn(claims) : [] }
  }

  const parts = answer.parts.flatMap((part): Part[] => {
    const intro = check(part.intro, [])
    const items = part.items.flatMap((one) => {
      const checked = check(one, said)
      if (checked) said.push(checked.text)
      return checked ?? []
    })
    if (items.length === 0) return []
    const isNamed = part.heading !== '' && isKnownHeading(part.heading)
    if (!isNamed) problems.push(`No source has what this heading says: “${part.heading}”`)
    const isKnown = (text: string) => text !== '' && unknownFacts(text).length === 0
    return [
      {
        heading: isNamed ? part.heading : findMagnetWords(language).phases.do.heading,
        intro,
        items,
        inputs: part.inputs.filter(isKnown).slice(0, maxInputs),
        outcome: check(part.outcome, []),
        worksheet: part.worksheet.filter(isKnown).slice(0, maxInputs),
      },
    ]
  })
  const vague = kind === 'swipe_file' ? [] : answer.parts.flatMap(({ items }) => items).filter(isNoAction)
  problems.push(...vague.map(({ text }) => `This is no action that somebody can finish: “${text}”`))
  return {
    title: isKnownHeading(answer.title) ? answer.title : '',
    subtitle: isKnownHeading(answer.subtitle) ? answer.subtitle : '',
    parts,
    hooks: answer.hooks.filter(
      (hook) =>
        hook !== '' &&
        hasBalancedMarks(hook) &&
        standsAlone(hook, language) &&
        unknownFacts(hook).length === 0,
    ),
    sources: cited,
    counts,
    problems,
  }
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
