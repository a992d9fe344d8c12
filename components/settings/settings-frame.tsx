import type { ReactNode } from 'react'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

const pages = [
  { label: 'General', href: '/settings' },
  { label: 'Company', href: '/settings/company' },
  { label: 'Published site', href: '/settings/site' },
  { label: 'Models', href: '/settings/models' },
  { label: 'Destinations', href: '/settings/destinations' },
  { label: 'Connected accounts', href: '/settings/accounts' },
  { label: 'Results', href: '/settings/results' },
  { label: 'Connect an agent', href: '/settings/connect' },
] as const

export type SettingsFrameProps = {
  /** The address of the page. */
  current: (typeof pages)[number]['href']
  /** What the page is for, in one line. */
  lead: string
  children: ReactNode
}

/** Every page of the settings: its heading, and the way to the others. */
export function SettingsFrame({ current, lead, children }: SettingsFrameProps) {
  return (
    <>
      <PageHeader title="Settings" lead={lead} />
      <LinkTabs label="Settings" tabs={pages.map((page) => ({ ...page, current: page.href === current }))} />
      <div className="pt-5">{children}</div>
    </>
  )
}
