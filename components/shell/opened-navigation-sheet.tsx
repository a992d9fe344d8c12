'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
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
  const pathname = usePathname()
  const openedAt = useRef(pathname)
  // It stays, with the mark on what was pressed, until that page is there.
  useEffect(() => {
    if (openedAt.current === pathname) return
    openedAt.current = pathname
    setOpen(false)
  }, [pathname, setOpen])
  return (
    <Sheet open={open} onOpenChange={setOpen} side="left" title="Navigation" titleHidden>
      <div className="-mx-2 flex min-h-full flex-col gap-5">
        <div className="px-2">
          <Wordmark />
        </div>
        <Navigation onStay={() => setOpen(false)} />
        <div className="mt-auto border-rule border-t pt-3">{foot}</div>
      </div>
    </Sheet>
  )
}
