import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { SettingsForm } from '#components/settings/settings-form.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { saveSettingsAction } from './actions.ts'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const settings = await readForPanel(getSettings)
  return (
    <SettingsFrame current="/settings" lead="When and how articles are published.">
      <div className="max-w-3xl">
        {settings.ok ? (
          <SettingsForm settings={settings.data} save={saveSettingsAction} />
        ) : (
          <UnreadPanel title="Publishing" what="The settings" problem={settings.problem} href="/settings" />
        )}
      </div>
    </SettingsFrame>
  )
}
