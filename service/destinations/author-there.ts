import type { DestinationRow } from './destination-json.ts'

/**
 * Id of the author at a destination, found by name: whoever was chosen for the article, then the author that the destination's
 * settings name, then whoever signs here. Null leaves the account that is connected.
 * @param signature.chosen the name that was chosen for the article; null where the site's first author signs
 * @param signature.signing the name on the desk's own page; undefined while the site names no author
 */
export function authorThere(
  { facts, settings }: Pick<DestinationRow, 'facts' | 'settings'>,
  { chosen, signing }: { chosen: string | null; signing: string | undefined },
): string | null {
  const byName = (name: string) => facts.authors.find((each) => plain(each.name) === plain(name))?.id
  const wanted = chosen === null ? undefined : byName(chosen)
  return wanted ?? settings.author_id ?? (signing === undefined ? undefined : byName(signing)) ?? null
}

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
