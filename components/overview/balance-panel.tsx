'use client'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#components/shell/me.tsx'
import { DayBars } from '#components/ui/day-bars.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import type { Spending } from '#contract/credits.ts'
import { lastingWords, paceWords } from '#lib/burn-words.ts'
import { type CreditBurn, lastDays } from '#lib/credit-burn.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { PanelProblem } from './panel-problem.tsx'
import { usePanelState } from './use-panel-state.ts'

const tones: Readonly<Record<string, { tone: Tone; label: string }>> = {
  healthy: { tone: 'good', label: 'Healthy' },
  low: { tone: 'warn', label: 'Low' },
  empty: { tone: 'bad', label: 'Empty' },
}

export type BalancePanelProps = {
  /** Absent, as `spending`, if the service does not report it. */
  burn?: CreditBurn
  spending?: readonly Spending[]
  /** `YYYY-MM-DD`, in the time zone of the workspace. */
  today: string
}

/** Credits to spend, how long they last, and what was spent on each of the last 30 days, as on the page of credits. */
export function BalancePanel({ burn, spending, today }: BalancePanelProps) {
  const { me } = useMe()
  const isHydrated = useIsHydrated()
  const { problem, retry, retrying } = usePanelState(useQuery(operationQuery('getMe')))
  if (!me) {
    return (
      <Panel title="Credits" flush>
        {isHydrated && problem ? (
          <PanelProblem what="The balance" problem={problem} onRetry={retry} retrying={retrying} />
        ) : (
          <div role="status" className="grid gap-2 p-4">
            <span className="sr-only">Loading</span>
            <Skeleton className="h-9 w-28" />
            <Skeleton className="w-44" />
          </div>
        )}
      </Panel>
    )
  }
  const { credits, held, status } = me.tenant_balance
  const lasts = burn && lastingWords(credits, burn)
  const { tone, label } = tones[status] ?? { tone: 'neutral' as const, label: status }
  return (
    <Panel title="Credits" aside={<StatusPill tone={tone}>{label}</StatusPill>}>
      <p className="flex items-baseline gap-2">
        <span className="font-serif text-3xl text-ink">{formatNumber(credits)}</span>
        <span className="text-ink-soft text-sm">available</span>
      </p>
      {lasts && <p className="mt-1 text-ink text-sm">Enough for {lasts}</p>}
      <p className="mt-0.5 text-ink-faint text-xs">{burn ? paceWords(burn) : 'Spending rate unknown.'}</p>
      {spending && <SpentByDay spending={spending} today={today} />}
      {held > 0 && <p className="text-ink-faint text-xs">{formatNumber(held)} reserved by running jobs.</p>}
      <div className="mt-3">
        <LinkButton size="sm" href="/credits" variant={status === 'healthy' ? 'secondary' : 'primary'}>
          {status === 'healthy' ? 'View ledger' : 'Get credits'}
        </LinkButton>
      </div>
    </Panel>
  )
}

function SpentByDay({ spending, today }: { spending: readonly Spending[]; today: string }) {
  const days = lastDays(today).map((day) => ({
    day,
    value: spending.reduce((sum, { date, credits }) => (date === day ? sum + credits : sum), 0),
  }))
  const total = days.reduce((sum, { value }) => sum + value, 0)
  if (total === 0) return null
  const words = `${formatNumber(total)} spent in the last ${days.length} days`
  return (
    <div className="mt-3 grid gap-1.5">
      <p className="text-ink-soft text-xs">{words}</p>
      <DayBars label={words} days={days} />
    </div>
  )
}
