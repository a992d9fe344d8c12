import { readReferences } from '../../claim-check/references.ts'
import { renderBlock } from './evidence-markdown.ts'
import { splitStatements } from './split-statements.ts'
import type { WritingJob } from './writing-job.ts'

/** A year that dates a page and may have been taken for the year of what the page reports on. */
export type PublicationYear = { year: string; reference: number; sentence: string }

/** Says of the year that something came out or was written then, in the languages that articles are checked in. */
const saysPublished =
  /(?<!\p{L})(?:publish|publicat|veröffentlich|erschien|publi(?:é|er|ait)|paru|pubblic(?:at|ò)|public(?:ó|ou|ad)|(?:wrote|writes|said|reported|posted|quoted|dated|schrieb|schreibt|berichtete|écrivait|écrit|écrivit|escrib(?:ió|e|ía)|scriveva|scrive|scrisse|escreve(?:u)?)(?!\p{L}))/iu

/**
 * Sentences with a year that a cited source has as its date of publication alone, and no cited source in its text; those
 * that say it was published then are right.
 */
export function findPublicationYears(markdown: string, sources: WritingJob['sources']): PublicationYear[] {
  const cited = new Map(
    sources.map(({ number, source }) => [
      number,
      {
        published: source.publishedAt?.getUTCFullYear().toString(),
        text: [
          source.title,
          source.author ?? '',
          source.head?.date ?? '',
          ...source.blocks.map(renderBlock),
        ].join('\n'),
      },
    ]),
  )
  return splitStatements(markdown).flatMap((sentence) => {
    if (saysPublished.test(sentence)) return []
    const read = [...new Set(readReferences(sentence))].flatMap((reference) => {
      const source = cited.get(reference)
      return source ? [{ reference, ...source }] : []
    })
    const years = new Set(sentence.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [])
    return [...years].flatMap((year) => {
      if (read.some(({ text }) => text.includes(year))) return []
      const dated = read.find(({ published }) => published === year)
      return dated ? [{ year, reference: dated.reference, sentence: sentence.trim() }] : []
    })
  })
}
