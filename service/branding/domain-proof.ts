/** Where a file proves a domain whose DNS nobody can change. */
export const proofPath = '/.well-known/masthead-site.txt'

/** The TXT record that proves a domain; the file has the same text. */
export function proofRecord(row: { domain: string; token: string }): { name: string; value: string } {
  return { name: `_masthead.${row.domain}`, value: `masthead-site=${row.token}` }
}
