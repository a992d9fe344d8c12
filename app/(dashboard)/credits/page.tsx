import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BalancePanel } from '#components/credits/balance-panel.tsx'
import { GetCredits } from '#components/credits/get-credits.tsx'
import { ledgerFilter, ledgerQuery, ledgerSearch } from '#components/credits/ledger-filter.ts'
import { LedgerPanel } from '#components/credits/ledger-panel.tsx'
import { LowBalanceForm } from '#components/credits/low-balance-form.tsx'
import { PriceList } from '#components/credits/price-list.tsx'
import { spendingByDay } from '#components/credits/spending-by-day.ts'
import { SpendingChart } from '#components/credits/spending-chart.tsx'
import { ReadProblem } from '#components/jobs/read-problem.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { listLedger } from '#contract/credits.ts'
import { listSessions } from '#contract/sessions.ts'
import { getSettings } from '#contract/settings.ts'
import { checkoutAddress } from '#lib/checkout-address.ts'
import { classNames } from '#lib/class-names.ts'
import { burnAhead, creditBurn } from '#lib/credit-burn.ts'
import { dayInZone } from '#lib/day-in-zone.ts'
import { env } from '#lib/env.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'
import { saveLowBalanceAction } from './actions.ts'
import { CreditsSkeleton } from './credits-skeleton.tsx'

export const metadata: Metadata = { title: 'Credits' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function CreditsPage(props: Props) {
  return drawSoon(drawCredits(props), <CreditsSkeleton />)
}

async function drawCredits({ searchParams }: Props) {
  const filter = ledgerFilter(await searchParams)
  const [me, settings, sessions] = await Promise.all([
    readMe(),
    readForPanel(getSettings),
    readForPanel(listSessions, { query: { limit: 10 } }),
  ])
  const timeZone = me.ok ? me.data.tenant.timezone : 'UTC'
  const ledger = await readForPanel(listLedger, { query: ledgerQuery(filter, timeZone) })
  // Behind the last page there is nothing, which is no answer to what was asked.
  if (ledger.ok && ledger.data.entries.length === 0 && ledger.data.total > 0) {
    const { total, limit } = ledger.data
    redirect(`/credits${ledgerSearch({ ...filter, offset: Math.floor((total - 1) / limit) * limit })}`)
  }
  const plans = sessions.ok ? sessions.data.sessions : []
  const today = dayInZone(timeZone, new Date())
  const spending = ledger.ok ? ledger.data.spending : undefined
  const byDay = spending && spendingByDay(spending, today)
  const checkout = checkoutAddress(me.ok ? me.data.topup_url : undefined, env().dashboardUrl)
  const hasChart = byDay !== undefined && byDay.series.length > 0
  const operations = new Set([
    ...(me.ok ? me.data.prices.map(({ operation }) => operation) : []),
    ...(spending ?? []).map(({ operation }) => operation),
    ...(ledger.ok ? ledger.data.entries.flatMap(({ operation }) => operation ?? []) : []),
    ...(filter.operation ? [filter.operation] : []),
  ])
  return (
    <>
      <PageHeader title="Credits" lead="Your balance, and where credits went." />
      {!me.ok && (
        <Panel flush title="Balance" className="mb-5">
          {me.problem.kind === 'not_offered' ? (
            <NotOffered
              dense
              what="The balance"
              action={<LinkButton href="/settings/connect">View connected agents</LinkButton>}
            />
          ) : (
            <ReadProblem dense what="The balance" problem={me.problem} />
          )}
        </Panel>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        {me.ok && (
          // As high together as the chart beside them; in a single column the alert comes last. Without a chart, side by side.
          <div
            className={
              hasChart
                ? 'contents xl:grid xl:grid-rows-[1fr_auto] xl:gap-5'
                : 'grid items-start gap-5 md:grid-cols-2 xl:col-span-2'
            }
          >
            <BalancePanel
              balance={me.data.tenant_balance}
              burn={spending && burnAhead(creditBurn(spending, today), plans)}
              more={
                me.data.packages.length > 0 && (
                  <GetCredits packages={me.data.packages} email={me.data.tenant.email} checkout={checkout} />
                )
              }
            />
            {settings.ok && (
              <Panel title="Low balance alert" className="max-xl:order-last">
                <LowBalanceForm
                  lowBalanceCredits={settings.data.lowBalanceCredits}
                  save={saveLowBalanceAction}
                />
              </Panel>
            )}
          </div>
        )}
        {hasChart && (
          <div className={classNames('grid min-w-0', !me.ok && 'xl:col-span-2')}>
            <SpendingChart
              spending={byDay}
              returned={ledger.ok ? ledger.data.returned : undefined}
              timeZone={timeZone}
            />
          </div>
        )}
        <div className="min-w-0 xl:col-span-2">
          <LedgerPanel
            result={ledger}
            filter={filter}
            timeZone={timeZone}
            today={today}
            operations={[...operations]}
          />
        </div>
        {me.ok && (
          <div className="min-w-0 xl:col-span-2">
            <PriceList prices={me.data.prices} />
          </div>
        )}
      </div>
    </>
  )
}
