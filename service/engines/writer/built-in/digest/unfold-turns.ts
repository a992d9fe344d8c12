import type { PageBlock } from '../../../reader/page-block.ts'

/** "enolaura_ (small winery) · 14 November First letter in twelve years.": who wrote when, and what, in one paragraph. */
const turn =
  /^(?<who>[\p{L}\p{N}_.’' -]{2,40}(?:\s?\([^)]{1,80}\))?)\s[·•|]\s(?<when>\p{N}{1,2}\.?\s(?:de\s)?\p{L}{3,12}(?:\s(?:de\s)?\p{N}{4})?),?\s+(?<text>\S.*)$/su
/** So many paragraphs that begin so are a thread. */
const minTurns = 3

/** The blocks of a thread with each name as a line above what its bearer wrote. */
export function unfoldTurns(blocks: readonly PageBlock[]): PageBlock[] {
  const turns = blocks.map((block) =>
    block.kind === 'paragraph' ? turn.exec(block.text)?.groups : undefined,
  )
  if (turns.filter((groups) => groups !== undefined).length < minTurns) return [...blocks]
  return blocks.flatMap((block, at): PageBlock[] => {
    const groups = turns[at]
    if (groups === undefined) return [block]
    return [
      { kind: 'paragraph', text: `${groups.who}, ${groups.when}:` },
      { kind: 'paragraph', text: groups.text ?? '' },
    ]
  })
}
