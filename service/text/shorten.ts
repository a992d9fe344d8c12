/** A text of at most `max` code points, cut between words where it has words, with the mark that says so. */
export function shorten(text: string, max: number): string {
  // No more of a long text is looked at than can be kept.
  const points = Array.from(text.slice(0, max * 2 + 2))
  if (points.length <= max) return text
  const cut = points.slice(0, max - 1).join('')
  const space = /^\s/.test(points[max - 1] ?? '') ? cut.length : cut.search(/\s\S*$/)
  const kept = space > cut.length / 3 ? cut.slice(0, space) : cut
  return `${kept.replace(/[\s,;:.\-–—(“"«„]+$/u, '')}…`
}
