import type { PageBlock } from '../../reader/page-block.ts'

const openings = [
  '(?:first |originally )?(?:published|posted|issued)(?: on| in)?|revised(?: on| in)?|reviewed(?: on| in)?|(?:last |page )?updated(?: on| in)?|last (?:reviewed|revised|modified)(?: on| in)?|as (?:of|at)|status',
  'stand|(?:zuletzt )?(?:aktualisiert|überarbeitet|geändert)(?: am)?|(?:veröffentlicht|erschienen)(?: am| im)?',
  '(?:dernière )?mise? à jour(?: en| le| du)?|(?:publiée?|paru|révisée?)(?: le| en)?',
  '(?:última )?(?:actualización|revisión)|(?:actualizad|publicad|revisad)[oa](?: en| el)?',
  '(?:ultimo )?aggiornament[oa]|(?:aggiornat|pubblicat|rivist)[oa](?: a| il| al| nel)?',
  '(?:última )?(?:atualização|revisão)|(?:atualizad|publicad|revist)[oa](?: em| a)?',
  '(?:laatst )?(?:bijgewerkt|gewijzigd|herzien)(?: op)?|(?:gepubliceerd|verschenen)(?: op| in)?',
].join('|')
/** "No se ha publicado si seguirán en 2026" */
const conjunctions = 'if|whether|that|ob|dass|si|que|che|se|dat'
/** "Stand: 2. Oktober 2026", "Updated August 2026", "Revised 2026-02-03", "Note mise à jour en juillet 2026". */
const dated = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${openings})\\s*:?\\s+(?!(?:${conjunctions})\\s)(?:\\d{1,2}\\.?\\s+|\\d{1,2}[./-]\\d{1,2}[./-])?(?:\\p{L}+\\.?\\s+){0,3}(?:\\d{1,2},?\\s+)?(?:19|20)\\d\\d(?:-\\d\\d-\\d\\d)?(?!\\d)`,
  'iu',
)
const datedCjk =
  /(?:更新(?:日|于|時間|时间)?|公開日?|発行日?|改訂日?|发布(?:日期|于|时间)?|修订(?:日期|于)?)\s*[:：]?\s*(?:19|20)\d\d\s*[年/.-]\s*\d{1,2}(?:\s*[月/.-]\s*(?:\d{1,2}日?)?)?/u
/** Dates of what a text reports stand in sentences; that of the text in a line of its own. */
const maxWords = 12

/** The words with which a document says how old it is, as it writes them; undefined where it does not. */
export function findStatedDate(blocks: readonly PageBlock[]): string | undefined {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'table') return []
    return block.kind === 'list'
      ? block.items
      : block.text.split(/\n|(?<=\p{L}{3}["”’»)]?[.!?]|\d{4}\)?\.)\s+/u)
  })
  for (const line of lines) {
    if (line.trim().split(/\s+/).length > maxWords) continue
    const found = dated.exec(line)?.[0] ?? datedCjk.exec(line)?.[0]
    if (found !== undefined) return found.replace(/\s+/g, ' ').trim()
  }
  return undefined
}
