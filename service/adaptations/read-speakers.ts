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
  // The list of sources says who it is; a heading or a name in bold how much of that is the name.
  const names = [
    ...[...markdown.matchAll(/\*\*((?:\\.|[^*\\])+)\*\*/gu)].map(([, name = '']) => name),
    ...[...markdown.matchAll(/^## (.+?)(?: \([^()]*\)|（[^（）]*）)?$/gmu)].map(([, name = '']) => name),
  ].toSorted((a, b) => b.length - a.length)
  for (const line of lines) {
    const [, number, note = ''] = listed.exec(line) ?? []
    const name = names.find(
      (one) => note === one || (note.startsWith(one) && ends.test(note.slice(one.length))),
    )
    if (number !== undefined && name !== undefined) speakers.set(Number(number), plainName(name))
  }
  for (const line of lines) {
    const name = speaking.exec(line)?.[1]
    const [reference, ...others] = new Set([...line.matchAll(/\[(\d{1,3})\]/gu)].map(([, n]) => Number(n)))
    if (name === undefined || reference === undefined || others.length > 0) continue
    if (!speakers.has(reference)) speakers.set(reference, plainName(name))
  }
  return new Map([...speakers].toSorted(([a], [b]) => a - b))
}

/** What stands behind a name in the list of sources: its kind and its date. */
const ends = /^(?:, |、|，| \(|（)/u

/** Without what keeps Markdown from reading it as markup. */
function plainName(name: string): string {
  return name
    .replace(/\\(?=[\p{P}\p{S}])/gu, '')
    .replaceAll('`', '')
    .trim()
}
