import type { ReactNode } from 'react'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { type SettingsHref, settingsGroups } from './settings-pages.ts'

export type SettingsFrameProps = {
  /** The address of the page. */
  current: SettingsHref
  /** What the page is for, in one line. */
  lead: string
  children: ReactNode
}

/** Every page of the settings: its heading, and the way to the others. */
export function SettingsFrame({ current, lead, children }: SettingsFrameProps) {
  return (
    <>
      <PageHeader title="Settings" lead={lead} />
      <div className="flex flex-wrap gap-y-4 border-rule sm:border-b">
        {settingsGroups.map(({ label, pages }) => (
          <div key={label} className="min-w-0 max-w-full sm:not-last:pr-12">
            <p aria-hidden className="pb-1 font-medium text-2xs text-ink-faint">
              {label}
            </p>
            <div className="sm:-mb-px">
              <LinkTabs
                label={label}
                tabs={pages.map((page) => ({
                  label: page.label,
                  href: page.href,
                  current: page.href === current,
                }))}
              />
            </div>
          </div>
        ))}
      </div>
      <div className="pt-5">{children}</div>
    </>
  )
}
