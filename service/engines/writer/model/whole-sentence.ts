import { splitSentences } from '../../../text/split-sentences.ts'
import { stripReferences } from '../../claim-check/references.ts'

type Change = { start: number; end: number; after: string }

const stop = /[.!?:;…。！？：；]["”’»)*_~]*$/u
const fullStop = /[.!?…。！？]["”’»)*_~]*$/u
const marksBefore = /^\s*(?:#{1,6}|[-*>]|\d+\.)\s+/

/**
 * A change widened to the sentences that it stands in; as it is where it begins and ends with sentences, or is of a table.
 * Null where a whole sentence would stand inside of another one.
 * @param after what stands there instead
 */
export function widenToSentences(text: string, { start, end, after }: Change): Change | null {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from).split('\n', 1).join('')
  const [lead, trail] = [line.slice(0, start - from), line.slice(end - from)]
  if (line.startsWith('|')) return { start, end, after }
  const before = text.slice(start, end)
  const opens = isEdge(lead.replace(marksBefore, ''))
  const closes = isBare(trail) || stop.test(bare(before)) || /^[*_~]*[.!?…。！？]/u.test(trail)
  if (opens && closes) return { start, end, after }
  const isSentence = !closes && fullStop.test(bare(after))
  const isOpening = !opens && /^\p{Lu}/u.test(after) && /^\p{Ll}/u.test(before)
  const loses = opens && after === ''
  if (isSentence || isOpening || loses) return null
  const around = splitSentences(line).filter((one) => one.end > start - from && one.start < end - from)
  const first = opens
    ? start
    : from + Math.max(around[0]?.start ?? 0, marksBefore.exec(line)?.[0].length ?? 0)
  const last = closes ? end : from + line.slice(0, around.at(-1)?.end ?? line.length).trimEnd().length
  return {
    start: first,
    end: last,
    after: text.slice(first, start) + after + text.slice(end, last),
  }
}

function isEdge(lead: string): boolean {
  return isBare(lead) || stop.test(bare(lead))
}

/** True where nothing stands but blanks, marks and references. */
function isBare(text: string): boolean {
  return (
    bare(text)
      .replace(/[*_~"“„«]/g, '')
      .trim() === ''
  )
}

function bare(text: string): string {
  return stripReferences(text).trim()
}
