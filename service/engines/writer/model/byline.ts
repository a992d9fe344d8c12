/** What stands before a name in a byline, and what joins names, in the languages in which bylines are read. */
const around = /(?<![\p{L}\p{N}])(?:by|von|par|por|di|da|door|and|und|et|y|e|en)(?![\p{L}\p{N}])/giu

/** True for a line that names no more than those who are known already, and a date that is. */
export function isKnownByline(line: string, known: readonly (string | null | undefined)[]): boolean {
  const names = known.flatMap((name) => (name ? [foldName(name)] : [])).sort((a, b) => b.length - a.length)
  const rest = names.reduce((text, name) => text.replaceAll(name, ' '), foldName(line))
  return (
    names.some((name) => foldName(line).includes(name)) && !/[\p{L}\p{N}]/u.test(rest.replace(around, ' '))
  )
}

/** True for two names with the same letters and digits. */
export function isSameName(one: string, other: string): boolean {
  const letters = (name: string) => foldName(name).replace(/[^\p{L}\p{N}]/gu, '')
  return letters(one) === letters(other)
}

function foldName(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim()
}
