import type { ReactNode } from 'react'
import { FormPage } from '#components/ui/form-page.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { SettingsList } from './settings-list.tsx'
import { type SettingsHref, settingsPages } from './settings-pages.ts'

export type SettingsFrameProps = {
  /** The address of the page. */
  current: SettingsHref
  /** What the page is for, in one line. */
  lead: string
  children: ReactNode
}

/** Every page of the settings: its heading, and the way to the others, beside it or on narrow screens above. */
export function SettingsFrame({ current, lead, children }: SettingsFrameProps) {
  const title = settingsPages.find(({ href }) => href === current)?.label ?? 'Settings'
  return (
    <FormPage>
      <PageHeader title="Settings" />
      <div className="lg:grid lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-10">
        <SettingsList current={current} />
        <div className="pb-5 lg:hidden">
          <LinkTabs
            label="Settings"
            tabs={settingsPages.map(({ label, href }) => ({ label, href, current: href === current }))}
          />
        </div>
        <div className="min-w-0">
          <div className="pb-4">
            <h2 className="font-medium font-serif text-ink text-xl">{title}</h2>
            <p className="mt-0.5 text-ink-soft text-sm">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </FormPage>
  )
}
