import { LinkTabs } from '#components/ui/link-tabs.tsx'

export function SettingsTabs({ current }: { current: 'desk' | 'connect' }) {
  return (
    <LinkTabs
      label="Settings"
      tabs={[
        { label: 'Desk', href: '/settings', current: current === 'desk' },
        { label: 'Connect a program', href: '/settings/connect', current: current === 'connect' },
      ]}
    />
  )
}
