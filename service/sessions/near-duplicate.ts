/** At this share of common words, the rare ones counting more, two titles say the same. */
const sameFrom = 0.6

/**
 * Detects titles that say nearly the same, from their stems. Words shared by many titles (such as a category in each of
 * them) count little, distinguishing words count much.
 */
export class KnownTitles {
  readonly #weights: ReadonlyMap<string, number>
  readonly #rarest: number
  readonly #byStem = new Map<string, Set<ReadonlySet<string>>>()

  /** @param all every title that will be asked about or added, so that it is known how rare each word is */
  constructor(all: readonly ReadonlySet<string>[]) {
    const counts = new Map<string, number>()
    for (const stems of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    this.#rarest = Math.log(1 + all.length)
    this.#weights = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + all.length / count)]))
  }

  add(stems: ReadonlySet<string>): void {
    for (const stem of stems) {
      const titles = this.#byStem.get(stem) ?? new Set()
      this.#byStem.set(stem, titles.add(stems))
    }
  }

  has(stems: ReadonlySet<string>): boolean {
    const candidates = new Set([...stems].flatMap((stem) => [...(this.#byStem.get(stem) ?? [])]))
    for (const known of candidates) if (this.#likeness(stems, known) >= sameFrom) return true
    return false
  }

  #likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    const shared = [...one].filter((stem) => other.has(stem))
    return this.#weigh(shared) / this.#weigh(new Set([...one, ...other]))
  }

  #weigh(stems: Iterable<string>): number {
    let sum = 0
    for (const stem of stems) sum += this.#weights.get(stem) ?? this.#rarest
    return sum
  }
}
