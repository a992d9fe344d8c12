'use client'
import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { onDemand } from '#components/ui/on-demand.tsx'

const openedNavigation = onDemand(() =>
  import('./opened-navigation-sheet.tsx').then((module) => module.OpenedNavigationSheet),
)

/** What opens the navigation on phones; `foot` stands below the areas. */
export function NavigationSheet({ foot }: { foot: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const show = () => {
    setUsed(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="quiet"
        square
        size="lg"
        aria-label="Navigation"
        aria-haspopup="dialog"
        onPointerEnter={openedNavigation.prepare}
        onFocus={openedNavigation.prepare}
        onClick={show}
      >
        <Menu aria-hidden />
      </Button>
      {used && <openedNavigation.Part foot={foot} open={open} setOpen={setOpen} />}
    </>
  )
}
