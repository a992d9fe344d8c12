/** A row of a tenant's ledger and how many there are up to and with it, the oldest first. */
export type LedgerPlace = { rank: number; id: number }

const maxLists = 1000
const maxPlaces = 200

/**
 * Rows at which deep pages began, by the list they are of, sorted by rank. They stay true: the ledger is only ever added
 * to, and a tenant's entries get their ids while its balance is locked.
 */
const kept = new Map<string, LedgerPlace[]>()

/** The nearest known row from which a page that begins at `rank` is reached by walking to older ones. */
export function findLedgerPlace(list: string, rank: number): LedgerPlace | undefined {
  return kept.get(list)?.find((place) => place.rank >= rank)
}

/** Of very many the ones that stand closest to others go. */
export function keepLedgerPlace(list: string, place: LedgerPlace): void {
  const places = (kept.get(list) ?? []).filter(({ rank }) => rank !== place.rank)
  const all = [...places, place].toSorted((one, other) => one.rank - other.rank)
  if (all.length > maxPlaces) all.splice(closest(all), 1)
  kept.delete(list)
  kept.set(list, all)
  const [oldest] = kept.keys()
  if (kept.size > maxLists && oldest !== undefined) kept.delete(oldest)
}

function closest(places: readonly LedgerPlace[]): number {
  const gaps = places.map(({ rank }, index) => rank - (places[index - 1]?.rank ?? Number.NEGATIVE_INFINITY))
  return gaps.indexOf(Math.min(...gaps))
}
