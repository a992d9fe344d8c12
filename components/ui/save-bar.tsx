import { Button } from './button.tsx'

export type SaveBarProps = {
  /** What the button says, for example `Save settings`. */
  label: string
  isDirty: boolean
  isPending: boolean
  onDiscard: () => void
}

/** At the end of a long form, always in sight: saves it, or takes back what was changed. */
export function SaveBar({ label, isDirty, isPending, onDiscard }: SaveBarProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 flex items-center gap-2 border-rule border-t bg-paper py-3"
    >
      <Button
        variant="primary"
        type="submit"
        pending={isPending}
        disabledReason={isDirty ? undefined : 'No changes to save'}
      >
        {label}
      </Button>
      {isDirty && (
        <Button variant="quiet" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </div>
  )
}
