import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { CountingForm } from '#components/results/counting-form.tsx'
import { SearchConsolePanel } from '#components/results/search-console-panel.tsx'
import { SitesPanel } from '#components/results/sites-panel.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { listTrackedSites } from '#contract/results.ts'
import { getSearchConsole } from '#contract/search-console.ts'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import {
  addTrackedSiteAction,
  connectSearchConsoleAction,
  deleteTrackedSiteAction,
  disconnectSearchConsoleAction,
  importSearchFiguresAction,
  saveCountingAction,
} from './actions.ts'

export const metadata: Metadata = { title: 'Results settings' }

const href = '/settings/results'

export default async function ResultsSettingsPage() {
  const [settings, sites, console] = await Promise.all([
    readForPanel(getSettings),
    readForPanel(listTrackedSites),
    readForPanel(getSearchConsole),
  ])
  return (
    <SettingsFrame current={href} lead="What is counted, and where figures come from.">
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {!settings.ok ? (
          <UnreadPanel title="What is counted" what="The settings" problem={settings.problem} href={href} />
        ) : settings.data.results ? (
          <CountingForm counting={settings.data.results} save={saveCountingAction} />
        ) : (
          <NotOffered what="Counting" />
        )}
        <div className="grid min-w-0 gap-5">
          {console.ok ? (
            <SearchConsolePanel
              connection={console.data}
              connect={connectSearchConsoleAction}
              disconnect={disconnectSearchConsoleAction}
              importFile={importSearchFiguresAction}
            />
          ) : (
            <UnreadPanel title="Search Console" what="Search Console" problem={console.problem} href={href} />
          )}
          {sites.ok ? (
            <SitesPanel
              sites={sites.data.sites}
              add={addTrackedSiteAction}
              remove={deleteTrackedSiteAction}
            />
          ) : (
            <UnreadPanel title="Sites elsewhere" what="Sites" problem={sites.problem} href={href} />
          )}
        </div>
      </div>
    </SettingsFrame>
  )
}
