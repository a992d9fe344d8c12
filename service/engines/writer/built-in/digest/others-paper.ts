import type { EvidenceSource } from '../../writer.ts'
import { comparable } from '../plain-text.ts'
import type { Byline } from './read-byline.ts'

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
