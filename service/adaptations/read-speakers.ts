/** "**Harbour Agency**, guidance note: “…” [1]" and "According to **Harbour Agency** [1]:" both say whose the reference is. */
const speaking = /\*\*((?:\\.|[^*\\])+)\*\*([^*“«„「]*(?:\*\*[^*]+\*\*[:：]\s*)?[“«„「]|[^*]*[:：]\s*$)/u
const listed = /^(\d+)\.\s.*\((.*)\)\s*$/u

/**
 * Who speaks under each reference of an evidence digest, by the name that its text gives them: an institution, and not the
 * host of a page or a title that is cut.
 */
export function readSpeakers(markdown: string): ReadonlyMap<number, string> {
  const lines = markdown.split('\n')
  const speakers = new Map<number, string>()
  for (const line of lines) {
    const name = speaking.exec(line)?.[1]
    const [reference, ...others] = new Set([...line.matchAll(/\[(\d{1,3})\]/gu)].map(([, n]) => Number(n)))
    if (name === undefined || reference === undefined || others.length > 0) continue
    if (!speakers.has(reference)) speakers.set(reference, plainName(name))
  }
  // Where a source speaks in a table alone, the list of sources says who it is, and the heading of the table how much of it is the name.
  const names = [...markdown.matchAll(/\*\*((?:\\.|[^*\\])+)\*\*/gu)].map(([, name = '']) => name)
  for (const line of lines) {
    const [, number, note = ''] = listed.exec(line) ?? []
    const name = names.find((one) => note.startsWith(one))
    if (number !== undefined && name !== undefined && !speakers.has(Number(number)))
      speakers.set(Number(number), plainName(name))
  }
  return speakers
}

/** Without what keeps Markdown from reading it as markup. */
function plainName(name: string): string {
  return name
    .replace(/\\(?=[\p{P}\p{S}])/gu, '')
    .replaceAll('`', '')
    .trim()
}
