import type { Metadata } from 'next'
import { AccountsPanel } from '#components/accounts/accounts-panel.tsx'
import { SettingsTabs } from '#components/settings/settings-tabs.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listAccounts } from '#contract/accounts.ts'
import { readForPanel } from '#lib/session-page.ts'
import { connectAccountAction, disconnectAccountAction } from './actions.ts'

export const metadata: Metadata = { title: 'Connected accounts' }

export default async function AccountsPage() {
  const accounts = await readForPanel(listAccounts)
  return (
    <>
      <PageHeader title="Settings" lead="Accounts you can post to directly." />
      <SettingsTabs current="accounts" />
      <div className="pt-5">
        <AccountsPanel
          result={accounts}
          connect={connectAccountAction}
          disconnect={disconnectAccountAction}
        />
      </div>
    </>
  )
}
