import type { Sentence } from '../../writer/shared.ts'
import type { CitedSource, EvidenceSource } from '../../writer/writer.ts'

/** Numbers the sources in order of first use. */
export type Citations = {
  referencesOf(sentence: Sentence): number[]
  number(source: number): number
  cited: CitedSource[]
}

export function createCitations(sources: readonly EvidenceSource[]): Citations {
  const cited: CitedSource[] = []
  const number = (at: number): number => {
    const source = sources[at]
    if (!source) throw new RangeError(`There is no source ${at}.`)
    const known = cited.find(({ id }) => id === source.id)
    if (known) return known.reference
    const { id, kind, role, title, url, language } = source
    cited.push({ reference: cited.length + 1, id, kind, role, title, url, language })
    return cited.length
  }
  return { cited, number, referencesOf: (sentence) => [number(sentence.source)] }
}
