import type { Lead } from '#contract/lead-magnets.ts'

/** The file of some sign-ups: an address holds the ids of two hundred with ease. */
export const maxSelected = 200

/** Where the selected sign-ups are a file; undefined for more than one address holds, of which none may be left out. */
export function selectedLeadsHref(id: string, selected: readonly Pick<Lead, 'id'>[]): string | undefined {
  if (selected.length > maxSelected) return undefined
  const ids = selected.map((lead) => lead.id)
  return `/api/lead-magnets/${encodeURIComponent(id)}/leads/export?ids=${ids.join(',')}`
}
