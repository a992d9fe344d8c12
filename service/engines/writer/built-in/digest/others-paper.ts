import type { EvidenceSource } from '../../writer.ts'
import { comparable } from '../plain-text.ts'
import { sourceLines } from '../source-text.ts'
import type { Byline } from './read-byline.ts'
import { prepareText, type Subject } from './subject.ts'

/** A text that comes back to its subject in so many passages is about it. */
const minMentions = 3
const maxRead = 2000

/**
 * A document of the tenant's that says that somebody else published it: a stranger's words, which are quoted and of which a
 * part may be quoted, wherever they were found. Any other source as it is.
 */
export function asOthersPaper(
  source: EvidenceSource,
  byline: Byline | null,
  company: string | null,
): EvidenceSource {
  const publisher = source.publisher ?? byline?.publisher ?? ''
  const isOurs = company !== null && comparable(publisher).includes(comparable(company))
  if (!source.own || source.url !== null || source.role !== 'facts' || publisher === '' || isOurs)
    return source
  return { ...source, own: false, publisher }
}

/** A paper of somebody else's, kept because it is about the thing that is asked about, is read like a page that was named for it. */
export function readAsNamed(source: EvidenceSource, subject: Subject): EvidenceSource {
  if (source.kind !== 'knowledge' || source.own || source.isNamed || !isAbout(source, subject)) return source
  return { ...source, isNamed: true }
}

function isAbout(source: EvidenceSource, { concepts }: Subject): boolean {
  const telling = concepts.filter(({ isFrame, isBackground }) => !isFrame && !isBackground)
  const title = prepareText(source.title, source.language)
  if (telling.some((concept) => concept.isIn(title))) return true
  const passages = source.blocks.map((block) =>
    prepareText(
      sourceLines({ ...source, blocks: [block] })
        .join('\n')
        .slice(0, maxRead),
      source.language,
    ),
  )
  return telling.some((concept) => passages.filter((text) => concept.isIn(text)).length >= minMentions)
}
