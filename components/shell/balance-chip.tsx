'use client'
import { useQuery } from '@tanstack/react-query'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

/** What can be spent and what running work holds; absent where the service does not tell. */
export function BalanceChip({ compact = false }: { compact?: boolean }) {
  const { data: me } = useQuery(operationQuery('getMe'))
  if (!me) return null
  const { credits, held, status } = me.tenant_balance
  const short = status === 'low' || status === 'empty'
  return (
    <IntentLink
      href="/credits"
      className={classNames(
        'flex items-baseline gap-1.5 rounded-md px-2.5 py-1.5 text-sm hover:bg-hover',
        compact && 'min-w-0 px-2',
        short ? 'text-warn' : 'text-ink-soft',
      )}
    >
      <span className="truncate font-medium text-ink">{formatNumber(credits)}</span>
      <span className="text-xs">{compact ? 'cr' : credits === 1 ? 'credit' : 'credits'}</span>
      {!compact && held > 0 && <span className="text-ink-faint text-xs">{formatNumber(held)} reserved</span>}
      {short && <span className="text-xs">{status === 'empty' ? 'none left' : 'low'}</span>}
    </IntentLink>
  )
}
