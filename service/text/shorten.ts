/** Scripts that put no space between two words. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Where a clause ends: a mark with a space behind it, or one of a script without spaces. */
const clauseEnd = /[.!?;:,](?=[\s"'”’»)])|[。！？；：、，]/gu
/** A text that is cut at a clause keeps at least this much of its room. */
const clauseShare = 0.8
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * A text of at most `max` UTF-16 code units, cut at the end of a clause or between words, and never inside a character.
 * @param mark what says that it was cut; counts as well
 */
export function shorten(text: string, max: number, mark = '…'): string {
  if (text.length <= max) return text
  const kept = text.slice(0, endAtWord(text, max - mark.length))
  return kept.replace(/[\s.,;:。、，；：\-–—(“"«„「『]+$/u, '') + mark
}

/** Where a text ends that may have so many code units at most: behind a clause near there, else between two words. */
export function endAtWord(text: string, most: number): number {
  const room = /[\ud800-\udbff]/.test(text[most - 1] ?? '') ? most - 1 : most
  const cut = text.slice(0, room)
  const clause = [...`${cut}${text[room] ?? ''}`.matchAll(clauseEnd)].at(-1)?.index ?? 0
  if (clause >= room * clauseShare && clause <= room) return clause
  if (/\s/.test(text[room] ?? '')) return room
  const space = cut.search(/\s\S*$/)
  if (unspaced.test(cut.slice(Math.max(0, space)))) return endBetweenSigns(text, room)
  return space > room / 3 ? space : room
}

/** The last border between two words up to `room`, where no spaces show it; looked for in what stands around it alone. */
function endBetweenSigns(text: string, room: number): number {
  const from = Math.max(0, room - 60)
  const around = text.slice(from, room + 20)
  const starts = Array.from(segmenter.segment(around), ({ index }) => from + index)
  const border = starts.findLast((start) => start <= room && start > from) ?? room
  return border > 0 ? border : room
}
