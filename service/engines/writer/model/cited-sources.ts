import { replaceReferences } from '../../claim-check/references.ts'
import type { CitedSource, EvidenceSource } from '../writer.ts'
import type { Passage } from './evidence-passages.ts'

/** Removes references to passages that were not given, and the blanks before them. */
export function keepReferences(markdown: string, given: ReadonlySet<number>): string {
  return replaceReferences(markdown, (numbers) =>
    numbers
      .filter((number) => given.has(number))
      .map(asMark)
      .join(''),
  )
    .replace(/[ \t]+(?=[.,;:!?](?:\s|$))/gm, '')
    .replace(/[ \t]+$/gm, '')
}

/** The text with references to sources instead of passages, numbered in order of first use, and the sources cited. */
export function renumber(
  markdown: string,
  passages: Passage[],
): { markdown: string; sources: CitedSource[] } {
  const sourceOf = new Map(passages.map(({ number, source }) => [number, source]))
  const cited = new Map<string, CitedSource>()
  const text = replaceReferences(markdown, (numbers) => {
    const references = numbers.flatMap((number) => {
      const source = sourceOf.get(number)
      return source ? [cite(source, cited).reference] : []
    })
    return [...new Set(references)].map(asMark).join('')
  })
  // Two passages of one source side by side are one reference.
  return { markdown: text.replace(/(\[\d+\])(?:\s*\1)+/g, '$1'), sources: [...cited.values()] }
}

/** The closing list: cited sources only, in the order of their numbers. */
export function writeSourceList(heading: string, sources: CitedSource[]): string {
  const items = sources.map(({ reference, title, url }) => {
    const words = escapeMarkdown(title)
    return url && /^https?:/i.test(url)
      ? `${reference}. [${words}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
      : `${reference}. ${words}`
  })
  return sources.length === 0 ? '' : `## ${heading}\n\n${items.join('\n')}`
}

function cite(source: EvidenceSource, cited: Map<string, CitedSource>): CitedSource {
  const known = cited.get(source.id)
  if (known) return known
  const { id, kind, role, title, url, language } = source
  const added = { reference: cited.size + 1, id, kind, role, title, url, language }
  cited.set(id, added)
  return added
}

const asMark = (number: number) => `[${number}]`

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()
}
