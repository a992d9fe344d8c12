import type { Metadata } from 'next'
import { CompanyForm } from '#components/settings/company-form.tsx'
import { SettingsTabs } from '#components/settings/settings-tabs.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LoadError, NotOffered } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { saveCompanyAction, suggestCompanyAction } from './actions.ts'

export const metadata: Metadata = { title: 'Company profile' }

export default async function CompanyPage() {
  const settings = await readForPanel(getSettings)
  return (
    <>
      <PageHeader title="Settings" lead="What articles, posts and emails should know about your company." />
      <SettingsTabs current="company" />
      <div className="pt-5">
        {settings.ok && settings.data.companyProfile ? (
          <CompanyForm
            profile={settings.data.companyProfile}
            save={saveCompanyAction}
            suggest={suggestCompanyAction}
          />
        ) : (
          <Panel flush title="Company profile">
            {settings.ok || settings.problem.kind === 'not_offered' ? (
              <NotOffered dense what="The company profile" />
            ) : (
              <LoadError
                dense
                what="The company profile"
                message={settings.problem.message}
                requestId={settings.problem.requestId}
                action={
                  <LinkButton size="sm" href="/settings/company">
                    Try again
                  </LinkButton>
                }
              />
            )}
          </Panel>
        )}
      </div>
    </>
  )
}
