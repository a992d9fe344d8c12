import type { LedgerEntry } from '#contract/credits.ts'
import { formatNumber } from '#lib/format-number.ts'

/** Why a settled article cost less than was held: `Held 48, used 15: the text came out as mini.` */
export function settlementNote(entry: LedgerEntry): string | undefined {
  const { kind, credits: back, spent = 0, operation, breakdown } = entry
  if (kind !== 'settle' || back <= 0 || operation !== 'generateArticle' || !breakdown) return undefined
  const size = Object.keys(breakdown).flatMap((item) => /^size\.(\w+)$/.exec(item)?.[1] ?? [])[0]
  const came = size === undefined ? '' : `: the text is ${size}`
  const nothing = spent === 0 ? ': no charge for briefs or texts of fewer than 80 words' : came
  return `Reserved ${formatNumber(back + spent)}, used ${formatNumber(spent)}${nothing}.`
}
