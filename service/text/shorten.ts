/**
 * A text of at most `max` UTF-16 code units, cut between words where it has words and never inside a character.
 * @param mark what says that it was cut; counts as well
 */
export function shorten(text: string, max: number, mark = '…'): string {
  if (text.length <= max) return text
  let room = max - mark.length
  if (/[\ud800-\udbff]/.test(text[room - 1] ?? '')) room -= 1
  const cut = text.slice(0, room)
  const space = /\s/.test(text[room] ?? '') ? room : cut.search(/\s\S*$/)
  const kept = space > room / 3 ? cut.slice(0, space) : cut
  return kept.replace(/[\s,;:.\-–—(“"«„]+$/u, '') + mark
}
