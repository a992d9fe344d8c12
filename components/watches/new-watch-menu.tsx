'use client'
import { ChevronDown } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuLink } from '#components/ui/dropdown-menu.tsx'
import { watchStarts } from './watch-words.ts'

/** Leads to everything that can be watched. */
export function NewWatchMenu() {
  return (
    <DropdownMenu
      trigger={
        <Button variant="primary">
          New watch <ChevronDown aria-hidden />
        </Button>
      }
    >
      {watchStarts.map(({ label, href }) => (
        <MenuLink key={href} href={href}>
          {label}
        </MenuLink>
      ))}
    </DropdownMenu>
  )
}
