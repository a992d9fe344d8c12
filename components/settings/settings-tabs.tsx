import { LinkTabs } from '#components/ui/link-tabs.tsx'

export function SettingsTabs({
  current,
}: {
  current: 'desk' | 'company' | 'models' | 'accounts' | 'connect'
}) {
  return (
    <LinkTabs
      label="Settings"
      tabs={[
        { label: 'General', href: '/settings', current: current === 'desk' },
        { label: 'Company', href: '/settings/company', current: current === 'company' },
        { label: 'Models', href: '/settings/models', current: current === 'models' },
        { label: 'Connected accounts', href: '/settings/accounts', current: current === 'accounts' },
        { label: 'Connect an agent', href: '/settings/connect', current: current === 'connect' },
      ]}
    />
  )
}
