import type { ReactNode } from 'react'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import type { TenantBalance } from '#contract/agents.ts'
import { lastingWords, paceWords } from '#lib/burn-words.ts'
import type { CreditBurn } from '#lib/credit-burn.ts'
import { formatNumber } from '#lib/format-number.ts'

const tones: Readonly<Record<string, Tone>> = { healthy: 'good', low: 'warn', empty: 'bad' }
const words: Readonly<Record<string, string>> = { healthy: 'Healthy', low: 'Low', empty: 'Empty' }

export type BalancePanelProps = {
  balance: TenantBalance
  /** Unknown where the server keeps no ledger. */
  burn: CreditBurn | undefined
  /** What gets more; absent where the server names no packages. */
  more: ReactNode
}

/** What can be spent, what is reserved, and for how long it lasts. */
export function BalancePanel({ balance, burn, more }: BalancePanelProps) {
  const { credits, held, status } = balance
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
            <dt className="text-ink-faint text-xs">Reserved</dt>
            <dd className="text-ink text-lg">{formatNumber(held)}</dd>
          </div>
          {burn && (
            <div>
              <dt className="text-ink-faint text-xs">Enough for</dt>
              <dd className="text-ink text-lg">{lastingWords(credits, burn) ?? 'not known yet'}</dd>
            </div>
          )}
        </dl>
        {burn && <p className="text-ink-faint text-xs">{paceWords(burn)}</p>}
        {more}
      </div>
    </Panel>
  )
}
