'use client'
import { Menu } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'

const OpenedNavigationSheet = dynamic(
  () => loadPatiently(() => import('./opened-navigation-sheet.tsx').then((m) => m.OpenedNavigationSheet)),
  { ssr: false },
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
      <Button variant="quiet" square size="lg" aria-label="Navigation" aria-haspopup="dialog" onClick={show}>
        <Menu aria-hidden />
      </Button>
      {used && <OpenedNavigationSheet foot={foot} open={open} setOpen={setOpen} />}
    </>
  )
}
