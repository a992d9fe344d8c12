import { checkClaims } from '../../writer/model/claim-check.ts'
import type { Passage } from '../../writer/model/evidence-passages.ts'
import { isPlantedInstruction } from '../../writer/model/planted-instruction.ts'
import type { CitedSource } from '../../writer/writer.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import type { ReadMagnet, ReadMagnetLine } from './magnet-answer.ts'

export type CheckedParts = {
  parts: Part[]
  sources: CitedSource[]
  /** Lines with a source, lines without one, and lines that went because a fact in them is nowhere. */
  counts: { sourced: number; unsourced: number; dropped: number }
}

/**
 * Compares every line with the passages it names. A line with a number, date, name or quotation that no passage has is
 * left out; one whose wording rests on nothing stays as advice, without a source. Sources are numbered by first use.
 */
export function checkLines(read: ReadMagnet, passages: readonly Passage[]): CheckedParts {
  const usable = passages.filter(({ text }) => !isPlantedInstruction(text))
  const byNumber = new Map(usable.map((passage) => [passage.number, passage]))
  const evidence = usable.map(({ number, text }) => ({ reference: number, text }))
  const sources: CitedSource[] = []
  const counts = { sourced: 0, unsourced: 0, dropped: 0 }

  const cite = (number: number): number[] => {
    const source = byNumber.get(number)?.source
    if (!source) return []
    const known = sources.find(({ id }) => id === source.id)
    if (known) return [known.reference]
    const { id, kind, title, url, language } = source
    sources.push({ reference: sources.length + 1, id, kind, title, url, language })
    return [sources.length]
  }

  const check = (line: ReadMagnetLine): Line | null => {
    if (line.text === '') return null
    const named = [...new Set(line.passages)].filter((number) => byNumber.has(number))
    const marks = named.map((number) => `[${number}]`).join('')
    const claims = checkClaims(`${line.text} ${marks}`, evidence)
    const facts = claims.filter(({ kind }) => kind !== 'statement')
    if (facts.some(({ supported }) => !supported)) {
      counts.dropped++
      return null
    }
    const isBorne = named.length > 0 && claims.every(({ supported }) => supported)
    if (isBorne) counts.sourced++
    else counts.unsourced++
    const noteClaims = line.note === '' ? [] : checkClaims(`${line.note} ${marks}`, evidence)
    const hasNote = noteClaims.filter(({ kind }) => kind !== 'statement').every(({ supported }) => supported)
    return {
      text: line.text,
      note: line.note !== '' && hasNote ? line.note : null,
      template: line.template.includes('__') ? line.template : null,
      references: isBorne ? [...new Set(named.flatMap(cite))] : [],
    }
  }

  const parts = read.parts.flatMap((part): Part[] => {
    const intro = check(part.intro)
    const items = part.items.flatMap((line) => check(line) ?? [])
    if (items.length === 0) return []
    const inputs = part.inputs.filter((text) => text !== '')
    const worksheet = part.worksheet.filter((text) => text !== '')
    return [{ heading: part.heading, intro, items, inputs, outcome: check(part.outcome), worksheet }]
  })
  return { parts, sources, counts }
}
