import type { NetworkPreview } from '#contract/page-reports.ts'

const names: Readonly<Record<string, string>> = {
  google: 'Google',
  x: 'X',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  slack: 'Slack',
}

export function networkName(network: string): string {
  return names[network] ?? network
}

/** From which tags a network takes what it shows; empty where it shows nothing but the address. */
export function originOf({
  title,
  description,
  picture,
}: Pick<NetworkPreview, 'title' | 'description' | 'picture'>): string {
  return [
    title && `title from ${title.from}`,
    description && `description from ${description.from}`,
    picture && `image from ${picture.from}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The notes that several networks have in the same words, with who has them: said once instead of on every card. */
export function sharedNotes(
  networks: readonly Pick<NetworkPreview, 'network' | 'notes'>[],
): { note: string; networks: string[] }[] {
  const notes = [...new Set(networks.flatMap((preview) => preview.notes))]
  return notes
    .map((note) => ({
      note,
      networks: networks.filter((preview) => preview.notes.includes(note)).map(({ network }) => network),
    }))
    .filter((shared) => shared.networks.length > 1)
}

/** What most networks say alike, to be said once; undefined where no two do. */
export function sharedOrigin(
  networks: readonly NetworkPreview[],
): { origin: string; networks: string[] } | undefined {
  const byOrigin = Map.groupBy(networks, originOf)
  const [most] = [...byOrigin].toSorted(([, a], [, b]) => b.length - a.length)
  if (!most || most[0] === '' || most[1].length < 2) return undefined
  return { origin: most[0], networks: most[1].map(({ network }) => network) }
}
