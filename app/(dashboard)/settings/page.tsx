import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { SettingsForm } from '#components/settings/settings-form.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { saveSettingsAction } from './actions.ts'
import { SettingsSkeleton } from './settings-skeleton.tsx'

export const metadata: Metadata = { title: 'Settings' }

export default function SettingsPage() {
  return drawSoon(drawSettings(), <SettingsSkeleton />)
}

async function drawSettings() {
  const settings = await readForPanel(getSettings)
  return (
    <SettingsFrame current="/settings" lead="Times, review and retention for the whole workspace.">
      {settings.ok ? (
        <SettingsForm settings={settings.data} save={saveSettingsAction} />
      ) : (
        <UnreadPanel title="Publishing" what="The settings" problem={settings.problem} />
      )}
    </SettingsFrame>
  )
}
