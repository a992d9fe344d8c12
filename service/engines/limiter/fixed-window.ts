/** Limits by name. A window begins with the first request that is counted in it, and ends after its seconds. */
export type LimitTable = Readonly<Record<string, { limit: number; window_seconds: number }>>

/** @throws {Error} for a name that is no limit: a fault of the service */
export function fixedWindow(limits: LimitTable, name: string): LimitTable[string] {
  const found = limits[name]
  if (!found) throw new Error(`There is no rate limit called ${name}.`)
  return found
}
