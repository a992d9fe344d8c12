import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { CompanyForm } from '#components/settings/company-form.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { getSettings } from '#contract/settings.ts'
import type { Problem } from '#lib/action-result.ts'
import { readForPanel } from '#lib/session-page.ts'
import { saveCompanyAction, suggestCompanyAction } from './actions.ts'
import { CompanySkeleton } from './company-skeleton.tsx'

export const metadata: Metadata = { title: 'Company profile' }

/** A service whose settings know no company. */
const withoutProfile: Problem = { kind: 'not_offered', message: 'Not supported by this server.' }

export default function CompanyPage() {
  return drawSoon(drawCompany(), <CompanySkeleton />)
}

async function drawCompany() {
  const settings = await readForPanel(getSettings)
  return (
    <SettingsFrame
      current="/settings/company"
      lead="What articles, social posts and emails should know about your company."
    >
      {settings.ok && settings.data.companyProfile ? (
        <CompanyForm
          profile={settings.data.companyProfile}
          save={saveCompanyAction}
          suggest={suggestCompanyAction}
        />
      ) : (
        <UnreadPanel
          title="Company profile"
          what="The company profile"
          problem={settings.ok ? withoutProfile : settings.problem}
        />
      )}
    </SettingsFrame>
  )
}
