import type { LeadMagnet } from '#contract/lead-magnets.ts'

/** Where the dashboard has its PDF; with `?download=1` it is saved instead of shown. */
export function pdfAddress({ id }: Pick<LeadMagnet, 'id'>): string {
  return `/api/lead-magnets/${encodeURIComponent(id)}/pdf`
}
