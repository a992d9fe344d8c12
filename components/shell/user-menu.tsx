'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { type SignedInAgent, UserButton } from './user-button.tsx'

const OpenedUserMenu = dynamic(() => import('./opened-user-menu.tsx').then((m) => m.OpenedUserMenu), {
  ssr: false,
})

/** Who is signed in, the theme, and the way out. Menus weigh a tenth of a page, so this one comes when it is opened. */
export function UserMenu({ agent }: { agent: SignedInAgent }) {
  const [used, setUsed] = useState(false)
  const [loaded, setLoaded] = useState(false)
  return (
    <>
      {!loaded && <UserButton agent={agent} aria-haspopup="menu" onClick={() => setUsed(true)} />}
      {used && <OpenedUserMenu agent={agent} onShown={() => setLoaded(true)} />}
    </>
  )
}
