import { Panel } from '#components/ui/panel.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { TenantBalance } from '#contract/agents.ts'
import { type CreditBurn, daysLeft } from '#lib/credit-burn.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'

const tones: Readonly<Record<string, Tone>> = { healthy: 'good', low: 'warn', empty: 'bad' }
const words: Readonly<Record<string, string>> = { healthy: 'Healthy', low: 'Low', empty: 'Empty' }

export type BalancePanelProps = {
  balance: TenantBalance
  /** Unknown where the server keeps no ledger. */
  burn: CreditBurn | undefined
}

/** What can be spent, what is reserved, and for how long it lasts. */
export function BalancePanel({ balance, burn }: BalancePanelProps) {
  const { credits, held, status } = balance
  const days = burn && daysLeft(credits, burn)
  return (
    <Panel
      title="Balance"
      aside={<StatusPill tone={tones[status] ?? 'neutral'}>{words[status] ?? status}</StatusPill>}
    >
      <div className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4">
          <div className="col-span-2">
            <dt className="text-ink-faint text-xs">Available</dt>
            <dd className="font-serif text-3xl text-ink">
              {formatNumber(credits)} <span className="font-sans text-base text-ink-faint">credits</span>
            </dd>
          </div>
          <div>
            <dt className="text-ink-faint text-xs">Reserved by running jobs</dt>
            <dd className="text-ink text-lg">{formatNumber(held)}</dd>
          </div>
          {burn && (
            <div>
              <dt className="text-ink-faint text-xs">Lasts for</dt>
              <dd className="text-ink text-lg">
                {days === undefined
                  ? 'No spending yet'
                  : days === 0
                    ? 'less than a day'
                    : `about ${formatCount(days, 'day')}`}
              </dd>
            </div>
          )}
        </dl>
        {burn && days !== undefined && (
          <p className="text-ink-faint text-xs">
            At {formatCount(Math.round(burn.perDay * 10) / 10, 'credit')} per day,{' '}
            {burn.bySession
              ? 'as planned by the running session'
              : burn.days === 1
                ? "today's rate"
                : `the average of the last ${burn.days}`}
            . <TextLink href="#spending">See daily spending</TextLink>
          </p>
        )}
      </div>
    </Panel>
  )
}
