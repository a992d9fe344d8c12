'use client'
import { Button } from '#components/ui/button.tsx'
import { onDemand } from '#components/ui/on-demand.tsx'
import { Opener } from '#components/ui/opener.tsx'
import { useOpening } from '#components/ui/use-opening.ts'
import type { CreateKeyDialogProps } from './create-key-dialog.tsx'

const dialog = onDemand(() => import('./create-key-dialog.tsx').then((module) => module.CreateKeyDialog))

export type CreateKeyProps = Omit<CreateKeyDialogProps, 'open' | 'onOpenChange' | 'opener'>

/** A key for another agent: its name, the mailed code, the key. What asks for them loads when it is wanted. */
export function CreateKey(props: CreateKeyProps) {
  const { isOpen, isNeeded, opener, setOpen, openFrom } = useOpening({
    open: undefined,
    onOpenChange: undefined,
  })
  return (
    <>
      <Opener
        element={
          <Button variant="primary" size="sm">
            Create API key
          </Button>
        }
        opens="dialog"
        isOpen={isOpen}
        onIntent={dialog.prepare}
        onOpen={openFrom}
      />
      {isNeeded && <dialog.Part {...props} open={isOpen} onOpenChange={setOpen} opener={opener} />}
    </>
  )
}
