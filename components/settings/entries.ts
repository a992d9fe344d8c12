/** The entries of a list that is held as one entry a line, each once. */
export function entriesOf(lines: string): string[] {
  return [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean)
}

/**
 * What was typed or pasted as entries behind those that are there.
 * @param byComma a comma ends an entry, too; not where names may hold one, such as `Acme, Inc.`
 */
export function withEntries(lines: string, typed: string, byComma: boolean): string {
  return entriesOf([lines, ...typed.split(byComma ? /[\n,]/ : '\n')].join('\n')).join('\n')
}

export function withoutEntry(lines: string, entry: string): string {
  return entriesOf(lines)
    .filter((one) => one !== entry)
    .join('\n')
}
