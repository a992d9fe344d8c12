import type { ArticleTable } from './figure-table.ts'
import { findFigureTables } from './figure-table.ts'
import type { Group } from './group.ts'
import type { Quota } from './quota.ts'
import type { Ranked } from './rank-sentences.ts'
import type { EvidenceTable } from './sentence.ts'
import { termsOf } from './terms-of.ts'
import { cosine, spread } from './vectors.ts'

const WORDS_PER_TABLE = 450
const MOST_SHARE = 0.2
const BELONGS = 0.08

/** The group that a table of the evidence illustrates: its own section's, else the one most like its words. */
function findHome(table: EvidenceTable, groups: Group[], ranked: Ranked): Group | undefined {
  const own = groups.find(({ sentences }) => sentences.some(({ section }) => section === table.section))
  if (own !== undefined) return own
  const lexicon = groups[0]?.sentences[0]?.lexicon
  if (lexicon === undefined) return
  const cells = [table.caption ?? '', ...table.header, ...table.rows.flatMap(({ cells }) => cells)].join(' ')
  const dense = spread(ranked.vectors.vectorOf(termsOf(cells, lexicon)), ranked.vectors.size)
  const [best] = groups
    .map((group) => ({ group, value: cosine(dense, group.vector) }))
    .sort((a, b) => b.value - a.value)
  return best !== undefined && best.value >= BELONGS ? best.group : undefined
}

/** The tables worth their place: one for about 450 words, whole, within their source's quota, at most a fifth of the text. */
export function chooseTables(
  tables: EvidenceTable[],
  groups: Group[],
  ranked: Ranked,
  quota: Quota,
  words: number,
): ArticleTable[] {
  const offered: ArticleTable[] = tables.flatMap((table) => {
    const group = findHome(table, groups, ranked)
    if (group === undefined) return []
    return [{ ...table, group, rows: table.rows.map((row) => ({ ...row, sentence: null })) }]
  })
  const worth = ({ group }: ArticleTable) => Math.max(...group.sentences.map(ranked.score))
  const most = Math.max(1, Math.floor(words / WORDS_PER_TABLE))
  const chosen: ArticleTable[] = []
  for (const table of [...offered.sort((a, b) => worth(b) - worth(a)), ...findFigureTables(groups)]) {
    if (chosen.length === most) break
    if (table.words > words * MOST_SHARE || table.words > quota.left(table.source)) continue
    const repeats = chosen.some(({ rows }) =>
      rows.some(({ cells }) => table.rows.some((row) => row.cells[0] === cells[0])),
    )
    if (repeats) continue
    quota.take(table.source, table.words)
    chosen.push(table)
  }
  return chosen
}
