import type { Tone } from '#components/ui/status-pill.tsx'
import type { Me } from '#contract/agents.ts'
import { formatNumber } from '#lib/format-number.ts'
import type { OperationRow, Outcome } from './operation-rows.ts'

const looks: Readonly<Record<Exclude<Outcome, 'partly_returned'>, { tone: Tone; label: string }>> = {
  received: { tone: 'good', label: 'Received' },
  reserved: { tone: 'busy', label: 'Reserved' },
  spent: { tone: 'neutral', label: 'Spent' },
  returned: { tone: 'info', label: 'Refunded' },
  other: { tone: 'neutral', label: 'Other' },
}

/** How an outcome is shown; a kind that this release does not know, by its name. */
export function outcomeLook(row: OperationRow): { tone: Tone; label: string } {
  const { outcome, entry, spent, reserved } = row
  if (outcome === 'partly_returned') {
    return { tone: 'neutral', label: `${formatNumber(spent)} of ${formatNumber(reserved)} used` }
  }
  return outcome === 'other' ? { tone: 'neutral', label: entry.kind.replaceAll('_', ' ') } : looks[outcome]
}

/**
 * Why a reservation was refunded, as the ledger shows it below the operation: `Reserved 20, used 15: shorter than asked.`
 * @param prices the price list, from which the reason of a lower price follows; undefined if it is not known
 */
export function outcomeNote(row: OperationRow, prices?: Me['prices']): string | undefined {
  const { outcome, reserved, spent, returned, operation, entry } = row
  const isArticle = operation === 'generateArticle'
  if (outcome === 'reserved') return `${formatNumber(reserved)} reserved while it runs.`
  if (outcome === 'returned') {
    const why =
      entry.kind === 'release'
        ? 'it ended without a result'
        : isArticle
          ? 'no charge for briefs or texts of fewer than 80 words'
          : 'it used nothing'
    return `All ${formatNumber(returned)} reserved credits were refunded: ${why}.`
  }
  if (outcome !== 'partly_returned') return undefined
  const used = `Reserved ${formatNumber(reserved)}, used ${formatNumber(spent)}`
  if (!isArticle) return `${used}.`
  return `${used}: ${missingParts(row, prices) ?? "you don't pay for what wasn't delivered"}.`
}

/** The check of what other pages say is part of the price. */
const uncompared = 'no source page, so the check cost nothing'

const sizes = ['mini', 'standard', 'full', 'pillar'] as const

/**
 * What an article lacks of what was reserved for it. The ledger has no request, so each request of the price list is tried
 * that could have reserved so much; undefined unless they all have the same reason.
 */
function missingParts({ reserved, entry }: OperationRow, prices: Me['prices'] = []): string | undefined {
  const priceOf = (item: string) =>
    prices.find((price) => price.operation === 'generateArticle' && price.item === item)?.credits
  const breakdown = entry.breakdown ?? {}
  const delivered = sizes.findIndex((size) => breakdown[`size.${size}`] !== undefined)
  const saving = -(priceOf('without_competition') ?? 0)
  if (delivered < 0 || saving <= 0) return undefined
  const size = `size.${sizes[delivered]}`
  const isCompared = breakdown[size] === priceOf(size) && breakdown.without_competition === undefined
  const has = (item: string) =>
    sizes.some((one) => breakdown[`${item}.${one}`] !== undefined) || breakdown[item] !== undefined
  const pages = breakdown.source_url ?? breakdown.source_urls ?? 0
  const reasons = sizes.slice(delivered).flatMap((asked, steps) => {
    const extra = (item: string) => priceOf(`${item}.${asked}`) ?? Number.NaN
    const audio = has('audio') ? extra('audio') : 0
    const text = (priceOf(`size.${asked}`) ?? Number.NaN) + pages + audio
    const shorter = steps > 0 ? ['shorter than asked'] : []
    const pictures = has('illustrations')
      ? [{ credits: extra('illustrations'), missing: [] }]
      : [
          { credits: 0, missing: [] },
          { credits: extra('illustrations'), missing: ['no table to draw'] },
        ]
    return pictures.flatMap(({ credits, missing }) => {
      const full = text + credits
      return [
        ...(full === reserved ? [[...shorter, ...missing, ...(isCompared ? [] : [uncompared])]] : []),
        ...(full - saving === reserved && !isCompared ? [[...shorter, ...missing]] : []),
      ]
    })
  })
  const distinct = new Set(reasons.map((reason) => reason.join(', ')))
  const [reason] = distinct
  return distinct.size === 1 && reason !== '' ? reason : undefined
}
