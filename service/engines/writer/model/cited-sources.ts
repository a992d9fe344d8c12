import { readReferences, replaceReferences } from '../../claim-check/references.ts'
import type { CitedSource, EvidenceSource } from '../writer.ts'
import type { NumberedSource } from './choose-evidence.ts'

/** Removes references to sources that were not given, and the blanks before them. */
export function keepReferences(markdown: string, given: ReadonlySet<number>): string {
  return replaceMarks(markdown, (numbers) => numbers.filter((number) => given.has(number)))
}

export type Renumbering = {
  /** What the text cites, the public ones first, each in order of first use. */
  sources: CitedSource[]
  /** The new number of a source that the prompt numbered; undefined for one that is not cited. */
  referenceOf(number: number): number | undefined
  /** A text with the new numbers. References to internal sources go: no reader could follow them. */
  renumber(text: string): string
}

/**
 * Numbers the cited sources for the reader: public ones from 1 without a gap, internal ones after them, since claims
 * still point at those.
 */
export function renumberSources(markdown: string, given: readonly NumberedSource[]): Renumbering {
  const byNumber = new Map(given.map(({ number, source }) => [number, source]))
  const used = [...new Set(readReferences(markdown))].flatMap((number) => {
    const source = byNumber.get(number)
    return source ? [{ number, source }] : []
  })
  const isPublic = ({ source }: NumberedSource) => source.role !== 'internal'
  const ordered = [...used.filter(isPublic), ...used.filter((one) => !isPublic(one))]
  const references = new Map(ordered.map(({ number }, index) => [number, index + 1]))
  const publicCount = used.filter(isPublic).length
  return {
    sources: ordered.map(({ source }, index) => cite(source, index + 1)),
    referenceOf: (number) => references.get(number),
    renumber: (text) =>
      replaceMarks(text, (numbers) => {
        const shown = numbers.flatMap((number) => references.get(number) ?? [])
        return [...new Set(shown.filter((reference) => reference <= publicCount))]
      }).replace(/(\[\d+\])(?:\s*\1)+/g, '$1'),
  }
}

/** Emoji, with the joiners and variants that belong to them; © and ™ are words. */
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)[\u200D\uFE0F\p{Emoji_Modifier}]*/gu

/**
 * The closing list: cited public sources, in the order of their numbers.
 * @param originOf who published a source and when, by its id: "The Churn Institute, 2025"
 */
export function writeSourceList(
  heading: string,
  sources: readonly CitedSource[],
  originOf: (id: string) => string = () => '',
): string {
  const listed = sources.filter(({ role }) => role !== 'internal')
  const items = listed.map(({ id, reference, title, url }) => {
    const words = escapeMarkdown(title.replace(pictures, ''))
    const origin = escapeMarkdown(originOf(id))
    const entry =
      url && /^https?:/i.test(url)
        ? `${reference}. [${words}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
        : `${reference}. ${words}`
    return origin === '' ? entry : `${entry}, ${origin}`
  })
  return listed.length === 0 ? '' : `## ${heading}\n\n${items.join('\n')}`
}

function cite(source: EvidenceSource, reference: number): CitedSource {
  const { id, kind, role, title, url, language } = source
  return { reference, id, kind, role, title, url, language }
}

/** Is where a reference went; a private character, so that no text can have it by itself. */
const gone = '\uE001'

/** A reference of which no number is left goes with the blanks before it; what it kept apart stays apart. */
function replaceMarks(markdown: string, choose: (numbers: number[]) => number[]): string {
  return replaceReferences(markdown.replaceAll(gone, ''), (numbers) => {
    const kept = choose(numbers)
    return kept.length === 0 ? gone : kept.map((number) => `[${number}]`).join('')
  })
    .replace(new RegExp(`[ \\t]*(?:${gone}[ \\t]*)+(?=[\\p{L}\\p{N}@])`, 'gu'), ' ')
    .replace(new RegExp(`[ \\t]*${gone}`, 'g'), '')
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()
}
