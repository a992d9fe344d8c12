import type { PageBlock } from '../../reader/page-block.ts'

const openings =
  'stand|(?:last |page )?updated(?: on| in)?|as of|status|(?:zuletzt )?aktualisiert(?: am)?|(?:dernière )?mise? à jour(?: en| le| du)?|actualizad[oa](?: en| el)?|(?:ultimo )?aggiornament[oa]|aggiornat[oa](?: a| il| al)?|atualizad[oa](?: em)?'
/** "Stand: 2. Oktober 2026", "Updated August 2026", "Note mise à jour en juillet 2026". */
const dated = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${openings})\\s*:?\\s+(?:\\d{1,2}\\.?\\s+|\\d{1,2}[./-]\\d{1,2}[./-])?(?:\\p{L}+\\.?\\s+){0,3}(?:\\d{1,2},?\\s+)?(?:19|20)\\d\\d(?!\\d)`,
  'iu',
)
/** Dates of what a text reports stand in sentences; that of the text in a line of its own. */
const maxWords = 12

/** The words with which a document says how old it is, as it writes them; undefined where it does not. */
export function findStatedDate(blocks: readonly PageBlock[]): string | undefined {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'table') return []
    return block.kind === 'list' ? block.items : block.text.split(/\n|(?<=\p{L}{3}[.!?]|\d{4}\.)\s+/u)
  })
  for (const line of lines) {
    if (line.trim().split(/\s+/).length > maxWords) continue
    const found = dated.exec(line)?.[0]
    if (found !== undefined) return found.replace(/\s+/g, ' ')
  }
  return undefined
}
