/** Picks as if by chance, but always the same for the same seed. */
export type SeededChoice = { pick: <Item>(items: readonly [Item, ...Item[]]) => Item }

/** FNV-1a for the seed, mulberry32 for the sequence: small, and the same on every machine. */
export function seededChoice(seed: string): SeededChoice {
  let state = 0x811c9dc5
  for (const byte of Buffer.from(seed)) state = Math.imul(state ^ byte, 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { pick: (items) => items[Math.floor(next() * items.length)] ?? items[0] }
}
