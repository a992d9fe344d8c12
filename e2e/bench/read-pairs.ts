import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Each part was written before the check had seen it, and run once; then all but the two unseen ones were looked at while
 * the check was built. Nothing was tuned on `2026-11-22-unseen` and `2026-11-28-dutch-unseen`.
 */
export const parts = [
  'development',
  'held-out',
  '2026-11-22-first',
  '2026-11-22-second',
  '2026-11-22-third',
  '2026-11-22-unseen',
  '2026-11-28-dutch',
  '2026-11-28-dutch-unseen',
] as const

export type Part = (typeof parts)[number]

/** The part that shows what to expect of a text that the check has not seen. */
export const unseenPart: Part = '2026-11-22-unseen'

/** A sentence, whether the source supports it, and what is wrong with it or how it restates the source. */
const Pair = z.tuple([z.string(), z.enum(['supported', 'contradicted', 'absent']), z.string()])
const Pairs = z.array(z.strictObject({ source: z.string(), pairs: z.array(Pair) }))

export type SourcePairs = z.infer<typeof Pairs>[number]

const folder = new URL('claims/', import.meta.url)

/** The pairs of one part by language (ISO 639-1), as `claims/<part>/<language>.json` has them. */
export function readPairs(part: Part): { language: string; sources: SourcePairs[] }[] {
  const files = readdirSync(new URL(`${part}/`, folder)).sort()
  return files.map((file) => ({
    language: file.replace('.json', ''),
    sources: Pairs.parse(JSON.parse(readFileSync(new URL(`${part}/${file}`, folder), 'utf8'))),
  }))
}
