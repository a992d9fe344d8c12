import { FormSectionSkeleton } from '#components/settings/form-section-skeleton.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'

export function SettingsSkeleton() {
  return (
    <SettingsFrame current="/settings" lead="Times, review and retention for the whole workspace.">
      <div className="grid">
        <FormSectionSkeleton className="h-80" />
        <FormSectionSkeleton className="h-26" />
        <FormSectionSkeleton className="h-36" />
        <FormSectionSkeleton className="h-36" />
      </div>
    </SettingsFrame>
  )
}
