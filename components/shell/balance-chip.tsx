'use client'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { useKnownBalance } from './known-balance.ts'
import { useMe } from './me.tsx'

/** The available and reserved credits, the last known ones while they cannot be read; absent where they never were. */
export function BalanceChip({ compact = false }: { compact?: boolean }) {
  const { me, isPending } = useMe()
  const balance = useKnownBalance(me?.tenant_balance)
  if (!balance) return isPending && !compact ? <div aria-hidden className="h-8" /> : null
  const { credits, held } = balance
  const status = me?.tenant_balance.status
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
      <span className="text-xs">{credits === 1 ? 'credit' : 'credits'}</span>
      {!compact && held > 0 && <span className="text-ink-faint text-xs">{formatNumber(held)} reserved</span>}
      {short && <span className="text-xs">{status === 'empty' ? 'none left' : 'low'}</span>}
    </IntentLink>
  )
}
