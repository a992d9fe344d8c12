'use client'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { useMe } from './me.tsx'

/** The available and reserved credits; absent where the server does not report them. */
export function BalanceChip({ compact = false }: { compact?: boolean }) {
  const { me, isPending } = useMe()
  if (!me) return isPending && !compact ? <div aria-hidden className="h-8" /> : null
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
