import type { Metadata } from 'next'
import { z } from 'zod'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { refusals } from '#components/results/consent-refusals.ts'
import { CountingForm } from '#components/results/counting-form.tsx'
import { SearchConsolePanel } from '#components/results/search-console-panel.tsx'
import { SitesPanel } from '#components/results/sites-panel.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
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
  requestSearchConsentAction,
  saveCountingAction,
} from './actions.ts'
import { CountingSettingsSkeleton } from './counting-settings-skeleton.tsx'

export const metadata: Metadata = { title: 'Results settings' }

const href = '/settings/results'

/** Why a consent connected nothing, as the way back from Google says it. */
const Refusal = z.object({ search_console: z.enum(refusals).optional().catch(undefined) })

export default function ResultsSettingsPage(props: PageProps<'/settings/results'>) {
  return drawSoon(drawCountingSettings(props), <CountingSettingsSkeleton />)
}

async function drawCountingSettings({ searchParams }: PageProps<'/settings/results'>) {
  const { search_console: refusal } = Refusal.parse(await searchParams)
  const [settings, sites, console] = await Promise.all([
    readForPanel(getSettings),
    readForPanel(listTrackedSites),
    readForPanel(getSearchConsole),
  ])
  return (
    <SettingsFrame current={href} lead="What is counted, and where figures come from.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!settings.ok ? (
          <UnreadPanel title="What is counted" what="The settings" problem={settings.problem} />
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
              requestConsent={requestSearchConsentAction}
              refusal={refusal}
              disconnect={disconnectSearchConsoleAction}
              importFile={importSearchFiguresAction}
            />
          ) : (
            <UnreadPanel title="Search Console" what="Search Console" problem={console.problem} />
          )}
          {sites.ok ? (
            <SitesPanel
              sites={sites.data.sites}
              add={addTrackedSiteAction}
              remove={deleteTrackedSiteAction}
            />
          ) : (
            <UnreadPanel title="Sites elsewhere" what="Sites" problem={sites.problem} />
          )}
        </div>
      </div>
    </SettingsFrame>
  )
}
