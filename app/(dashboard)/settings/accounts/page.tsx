import type { Metadata } from 'next'
import { AccountsPanel } from '#components/accounts/accounts-panel.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { listAccounts } from '#contract/accounts.ts'
import { readForPanel } from '#lib/session-page.ts'
import { AccountsSkeleton } from './accounts-skeleton.tsx'
import { connectAccountAction, disconnectAccountAction } from './actions.ts'

export const metadata: Metadata = { title: 'Connected accounts' }

export default function AccountsPage() {
  return drawSoon(drawAccounts(), <AccountsSkeleton />)
}

async function drawAccounts() {
  const accounts = await readForPanel(listAccounts)
  return (
    <SettingsFrame current="/settings/accounts" lead="Social accounts that Masthead can post to for you.">
      <AccountsPanel result={accounts} connect={connectAccountAction} disconnect={disconnectAccountAction} />
    </SettingsFrame>
  )
}
