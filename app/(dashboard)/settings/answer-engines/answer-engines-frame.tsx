import type { ReactNode } from 'react'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

/** The page around the engines; without them, what stands for them. */
export function AnswerEnginesFrame({ children }: { children?: ReactNode }) {
  return (
    <SettingsFrame
      current="/settings/answer-engines"
      lead="Choose who is asked about your brand when you scan it."
    >
      {children ?? (
        <div className="grid gap-5">
          <PanelSkeleton className="h-28" />
          <PanelSkeleton className="h-100" />
        </div>
      )}
    </SettingsFrame>
  )
}
