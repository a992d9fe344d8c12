import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { ExportPanel } from '#components/site/export-panel.tsx'
import { ImportPanel } from '#components/site/import-panel.tsx'
import { SiteDomains } from '#components/site/site-domains.tsx'
import { SiteForm } from '#components/site/site-form.tsx'
import { listLeadMagnets } from '#contract/lead-magnets.ts'
import { getSite } from '#contract/site.ts'
import { readForPanel } from '#lib/session-page.ts'
import {
  addDomainAction,
  removeDomainAction,
  saveSiteAction,
  uploadPictureAction,
  verifyDomainAction,
} from './actions.ts'
import { SiteSkeleton } from './site-skeleton.tsx'

export const metadata: Metadata = { title: 'Published site' }

export default function SitePage() {
  return drawSoon(drawSite(), <SiteSkeleton />)
}

async function drawSite() {
  const [site, magnets] = await Promise.all([
    readForPanel(getSite),
    readForPanel(listLeadMagnets, { query: { limit: 100, status: 'published' } }),
  ])
  const leadMagnets = magnets.ok
    ? (magnets.data.lead_magnets ?? []).map(({ id, topic }) => ({ value: id, label: topic ?? id }))
    : []
  return (
    <SettingsFrame current="/settings/site" lead="How your published pages look, and where they are.">
      {site.ok ? (
        <SiteForm
          site={site.data}
          leadMagnets={leadMagnets}
          save={saveSiteAction}
          upload={uploadPictureAction}
          domain={
            <SiteDomains
              site={site.data}
              add={addDomainAction}
              verify={verifyDomainAction}
              remove={removeDomainAction}
            />
          }
          transfer={
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
              <ExportPanel address={site.data.url} />
              <ImportPanel />
            </div>
          }
        />
      ) : (
        <UnreadPanel title="Published site" what="The published site" problem={site.problem} />
      )}
    </SettingsFrame>
  )
}
