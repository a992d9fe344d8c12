/** What scans of one brand have in common: its name without regard to case, composition and spacing. */
export function brandKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
