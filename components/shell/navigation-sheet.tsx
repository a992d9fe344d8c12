'use client'
import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Sheet } from '#components/ui/sheet.tsx'
import { Navigation } from './navigation.tsx'
import { Wordmark } from './wordmark.tsx'

/** The navigation on phones; `foot` stands below the areas. */
export function NavigationSheet({ foot }: { foot: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      side="left"
      title="Navigation"
      titleHidden
      trigger={
        <Button variant="quiet" square size="lg" aria-label="Navigation">
          <Menu aria-hidden />
        </Button>
      }
    >
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
