/**
 * What somebody typed, as a title: its first letter upper-case. Names that are written otherwise stay as they are: domains
 * and paths (`acme.example`, `r/coffee`), and words with a capital or a digit of their own (`iPhone`, `k8s`).
 */
export function asTitle(typed: string): string {
  const text = typed.trim()
  const [first = ''] = text.split(/\s/, 1)
  if (!/^\p{Ll}/u.test(first) || /[\p{Lu}\p{N}/@_]|\.\p{L}/u.test(first)) return text
  const [letter = ''] = text
  return letter.toUpperCase() + text.slice(letter.length)
}
