const blank = /‹[^‹›]+›/g

/** Where a suggestion leaves out what only the company knows, as offsets in UTF-16 units. */
export function blanksOf(fix: string): [number, number][] {
  return [...fix.matchAll(blank)].map(({ 0: text, index }) => [index, index + text.length])
}

/** Whether what to paste is members of JSON or a tag and nothing else, so that no prose is set as code. */
export function isMarkup(fix: string): boolean {
  if (/^<[a-z][^<>]*>$/i.test(pastedPart(fix))) return true
  try {
    JSON.parse(`{${pastedPart(fix).replace(blank, '0')}}`)
    return true
  } catch {
    return false
  }
}

/** What to paste: a suggestion without the verb that introduces it. */
export function pastedPart(fix: string): string {
  return fix.replace(/^(?:Add|Write) (?=["<])/, '')
}
