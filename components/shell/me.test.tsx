import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { BalancePanel } from '#components/overview/balance-panel.tsx'
import { SiteLink } from '#components/overview/site-link.tsx'
import { Me } from '#contract/agents.ts'
import { operationExamples } from '#contract/examples.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { BalanceChip } from './balance-chip.tsx'
import { ServedMe } from './me.tsx'

const me = Me.parse(operationExamples.get('getMe')?.[0]?.response)

/** React draws a part it takes over as on the server; `known` is what the browser has read until then. */
function taken(part: ReactNode, served: Me | undefined, known: Me | undefined): string {
  const client = new QueryClient()
  if (known) client.setQueryData(operationQuery('getMe').queryKey, known)
  return renderToString(
    <QueryClientProvider client={client}>
      <ServedMe value={served}>{part}</ServedMe>
    </QueryClientProvider>,
  )
}

test.each([
  [
    'a price',
    <PricedSubmit key="" operation="generateArticle" input={undefined}>
      Write
    </PricedSubmit>,
  ],
  ['the balance', <BalanceChip key="" />],
  ['the panel of the balance', <BalancePanel key="" today="2026-03-10" />],
  ['the link to the site', <SiteLink key="" />],
])('%s is taken over as the server drew it, whatever the browser has read by then', (_, part) => {
  const later = { ...me, tenant_balance: { ...me.tenant_balance, credits: 7 } }
  expect(taken(part, undefined, me)).toBe(taken(part, undefined, undefined))
  expect(taken(part, me, later)).toBe(taken(part, me, me))
})

test('what the server knew is drawn at once', () => {
  expect(taken(<BalanceChip />, me, me)).toContain('5,000')
})
