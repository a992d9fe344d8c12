import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { ListSkeleton } from '#components/ui/list-states.tsx'

export function AccountsSkeleton() {
  return (
    <SettingsFrame current="/settings/accounts" lead="Accounts you can post to directly.">
      <ListSkeleton rows={3} columns={4} />
    </SettingsFrame>
  )
}
