/** The time zone that a service named, or UTC where nobody knows it: a calendar in no zone cannot be drawn. */
export function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return 'UTC'
  }
}
