'use client'
import { type ReactNode, useState, useTransition } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: string
  /** What will happen: address, credits, events that fire. */
  children: ReactNode
  /** The label of the confirming button, for example `Delete 3 documents`; never `OK`. */
  confirmLabel: string
  danger?: boolean
  /** Of the button that changes nothing; another word where `Cancel` is what is asked about. */
  dismissLabel?: string
  /** The dialog closes when it resolves to anything but `false`. */
  onConfirm: () => Promise<unknown> | unknown
}

/** Asks before something destructive or public, and says what it will do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, children, confirmLabel, danger = false, dismissLabel = 'Cancel', onConfirm } = props
  const [ownOpen, setOwnOpen] = useState(false)
  const [pending, startTransition] = useTransition()
  const open = props.open ?? ownOpen
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    props.onOpenChange?.(next)
  }
  const confirm = () =>
    startTransition(async () => {
      if ((await onConfirm()) !== false) setOpen(false)
    })
  return (
    <Dialog
      size="sm"
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={title}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{dismissLabel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-ink-soft text-sm">{children}</div>
    </Dialog>
  )
}
