/** What each opening mark may be closed with. Languages use the same marks the other way round: „…“, “…”, »…«, «…». */
const closers: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '”': '”',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  '"': '"',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '【': '】',
  '(': ')',
  '（': '）',
  '[': ']',
}
const marks = new Set([...Object.keys(closers), ...Object.values(closers).join('')])
const address = /https?:\/\/[^\s<>"“”„«»‹›「」『』]+/giu

/** True when every quotation mark and bracket has its other half, in any language's style; addresses are not looked at. */
export function hasBalancedMarks(text: string): boolean {
  return findUnmatched(text).length === 0
}

/** The text without marks that have no other half. */
export function withBalancedMarks(text: string): string {
  const unmatched = new Set(findUnmatched(text))
  if (unmatched.size === 0) return text
  const kept = Array.from({ length: text.length }, (_, at) => (unmatched.has(at) ? '' : text.charAt(at)))
  return kept.join('').replace(/ {2,}/g, ' ').trim()
}

/** The text up to the first mark that is never closed: for a line that was cut short. */
export function beforeUnclosed(text: string): string {
  const [first] = findUnmatched(text)
  return first === undefined ? text : text.slice(0, first).trimEnd()
}

/** Where the marks without another half stand, in ascending order. */
function findUnmatched(text: string): number[] {
  const readable = text.replace(address, (found) => ' '.repeat(found.length))
  const open: { mark: string; at: number }[] = []
  const unmatched: number[] = []
  for (let at = 0; at < readable.length; at++) {
    const mark = readable.charAt(at)
    if (!marks.has(mark)) continue
    // A list's own “1)” is no bracket.
    if (mark === ')' && /(?:^|\s)\p{N}{1,2}$/u.test(readable.slice(Math.max(0, at - 4), at)) && !open.length)
      continue
    const place = open.findLastIndex((one) => closers[one.mark]?.includes(mark))
    if (place !== -1) {
      unmatched.push(
        ...open
          .splice(place)
          .slice(1)
          .map((one) => one.at),
      )
    } else if (closers[mark] === undefined) unmatched.push(at)
    else open.push({ mark, at })
  }
  return [...unmatched, ...open.map((one) => one.at)].toSorted((a, b) => a - b)
}
