import { Button } from './button.tsx'

export type SaveBarProps = {
  /** What the button says, for example `Save settings`. */
  label: string
  isDirty: boolean
  isPending: boolean
  onDiscard: () => void
}

/** Over the end of the window while a long form has changes: saves them, or takes them back. Without any there is nothing to say. */
export function SaveBar({ label, isDirty, isPending, onDiscard }: SaveBarProps) {
  if (!isDirty && !isPending) return null
  return (
    <div
      data-bottom-bar
      className="sticky bottom-3 z-10 flex flex-wrap items-center justify-end gap-2 rounded-lg border border-rule-strong/70 bg-sheet py-2.5 pr-2.5 pl-4 shadow-lift"
    >
      <p role="status" className="mr-auto text-ink text-sm">
        Unsaved changes
      </p>
      <Button onClick={onDiscard}>Discard</Button>
      <Button variant="primary" type="submit" pending={isPending}>
        {label}
      </Button>
    </div>
  )
}
