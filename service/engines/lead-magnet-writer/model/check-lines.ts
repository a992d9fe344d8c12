import { createClaimCheck } from '../../claim-check/check-claims.ts'
import type { Passage } from '../../writer/model/evidence-passages.ts'
import { clip } from '../../writer/model/plain-line.ts'
import { isPlantedInstruction } from '../../writer/model/planted-instruction.ts'
import type { CitedSource } from '../../writer/writer.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import type { ReadMagnet, ReadMagnetLine } from './magnet-answer.ts'

const longestHeading = 90

export type CheckedParts = {
  /** Empty when a figure in it is nowhere. */
  title: string
  /** Empty when a figure in it is nowhere. */
  subtitle: string
  parts: Part[]
  sources: CitedSource[]
  /** Lines with a source, lines without one, and lines that went because a fact in them is nowhere. */
  counts: { sourced: number; unsourced: number; dropped: number }
}

/**
 * Compares every line with the passages it names. A line with a number, date, name or quotation that no passage has is
 * left out; one whose wording rests on nothing stays as advice, without a source. Headings, blanks and questions state no
 * fact that the evidence lacks either. Sources are numbered by first use.
 */
export function checkLines(read: ReadMagnet, passages: readonly Passage[]): CheckedParts {
  const usable = passages.filter(({ text }) => !isPlantedInstruction(text))
  const byNumber = new Map(usable.map((passage) => [passage.number, passage]))
  const claimsOf = createClaimCheck(usable.map(({ number, text }) => ({ reference: number, text })))
  const sources: CitedSource[] = []
  const counts = { sourced: 0, unsourced: 0, dropped: 0 }

  const cite = (number: number): number[] => {
    const source = byNumber.get(number)?.source
    if (!source) return []
    const known = sources.find(({ id }) => id === source.id)
    if (known) return [known.reference]
    const { id, kind, role, title, url, language } = source
    sources.push({ reference: sources.length + 1, id, kind, role, title, url, language })
    return [sources.length]
  }

  const marksOf = (numbers: readonly number[]) => numbers.map((number) => `[${number}]`).join('')
  const everything = marksOf(usable.map(({ number }) => number))
  const hasOnlyKnownFacts = (text: string, marks = everything) =>
    claimsOf(`${text} ${marks}`).every(({ kind, supported }) => kind === 'statement' || supported)
  /** As a heading: it may count its parts, and its capitals are no names. */
  const isKnownHeading = (text: string) => hasOnlyKnownFacts(`## ${text}`)

  const check = (line: ReadMagnetLine): Line | null => {
    if (line.text === '') return null
    const named = [...new Set(line.passages)].filter((number) => byNumber.has(number))
    const marks = marksOf(named)
    const claims = claimsOf(`${line.text} ${marks}`)
    const facts = claims.filter(({ kind }) => kind !== 'statement')
    if (facts.some(({ supported }) => !supported)) {
      counts.dropped++
      return null
    }
    const isBorne = named.length > 0 && claims.every(({ supported }) => supported)
    if (isBorne) counts.sourced++
    else counts.unsourced++
    return {
      text: line.text,
      note: line.note !== '' && hasOnlyKnownFacts(line.note, marks) ? line.note : null,
      template:
        line.template.includes('__') && hasOnlyKnownFacts(line.template, marks) ? line.template : null,
      references: isBorne ? [...new Set(named.flatMap(cite))] : [],
    }
  }

  const parts = read.parts.flatMap((part): Part[] => {
    const intro = check(part.intro)
    const items = part.items.flatMap((line) => check(line) ?? [])
    const [first] = items
    if (!first) return []
    const heading = isKnownHeading(part.heading) ? part.heading : clip(first.text, longestHeading)
    const inputs = part.inputs.filter((text) => text !== '' && hasOnlyKnownFacts(text))
    const worksheet = part.worksheet.filter((text) => text !== '' && hasOnlyKnownFacts(text))
    return [{ heading, intro, items, inputs, outcome: check(part.outcome), worksheet }]
  })
  const title = isKnownHeading(read.title) ? read.title : ''
  const subtitle = isKnownHeading(read.subtitle) ? read.subtitle : ''
  return { title, subtitle, parts, sources, counts }
}
