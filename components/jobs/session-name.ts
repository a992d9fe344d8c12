import type { Session } from '#contract/sessions.ts'

/** What a session is called: its first category, and how many there are besides; its page lists them all. */
export function sessionName({ categories }: Pick<Session, 'categories'>): string {
  const [first = 'Session', ...others] = categories
  return others.length > 0 ? `${first} and ${others.length} more` : first
}
