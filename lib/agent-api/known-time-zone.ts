/** The time zone that a service named, or UTC where nobody knows it: a calendar in no zone cannot be drawn. */
export function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return 'UTC'
  }
}

/** The members of an answer, or of its tenant, that name the zone a page draws its days in. */
const zoneMembers = ['timezone', 'targetTimezone']

/** An answer whose zones are all known. */
export function withKnownTimeZones(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (name === 'tenant') return [name, withKnownTimeZones(value)]
      return [name, zoneMembers.includes(name) && typeof value === 'string' ? knownTimeZone(value) : value]
    }),
  )
}
