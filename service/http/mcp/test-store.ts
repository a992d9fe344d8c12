/** A store as processes share it. */
export function openStore() {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    peek: async (key: string) => kept.get(key),
    set: async (key: string, value: Uint8Array) => void kept.set(key, value),
  }
}
