'use client'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#components/shell/me.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import { lastingWords, paceWords } from '#lib/burn-words.ts'
import type { CreditBurn } from '#lib/credit-burn.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { PanelProblem } from './panel-problem.tsx'
import { usePanelState } from './use-panel-state.ts'

const tones: Readonly<Record<string, { tone: Tone; label: string }>> = {
  healthy: { tone: 'good', label: 'Healthy' },
  low: { tone: 'warn', label: 'Low' },
  empty: { tone: 'bad', label: 'Empty' },
}

/** Credits to spend and how long they last. `burn` is absent if the service does not report it. */
export function BalancePanel({ burn }: { burn?: CreditBurn }) {
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
      {held > 0 && <p className="text-ink-faint text-xs">{formatNumber(held)} reserved by running jobs.</p>}
      <div className="mt-3">
        <LinkButton size="sm" href="/credits" variant={status === 'healthy' ? 'secondary' : 'primary'}>
          {status === 'healthy' ? 'View ledger' : 'Get credits'}
        </LinkButton>
      </div>
    </Panel>
  )
}
