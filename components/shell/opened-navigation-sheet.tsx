'use client'
import type { ReactNode } from 'react'
import { Sheet } from '#components/ui/sheet.tsx'
import { Navigation } from './navigation.tsx'
import { Wordmark } from './wordmark.tsx'

export type OpenedNavigationSheetProps = {
  foot: ReactNode
  open: boolean
  setOpen: (open: boolean) => void
}

/** The navigation on phones, loaded on the first click; `foot` is below the areas. */
export function OpenedNavigationSheet({ foot, open, setOpen }: OpenedNavigationSheetProps) {
  return (
    <Sheet open={open} onOpenChange={setOpen} side="left" title="Navigation" titleHidden>
      <div className="-mx-2 flex min-h-full flex-col gap-5">
        <div className="px-2">
          <Wordmark />
        </div>
        <Navigation onNavigate={() => setOpen(false)} />
        <div className="mt-auto border-rule border-t pt-3">{foot}</div>
      </div>
    </Sheet>
  )
}
