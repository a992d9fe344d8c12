'use client'
import { ChevronsUpDown, Keyboard, LogOut, Settings } from 'lucide-react'
import { useTheme } from 'next-themes'
import { DropdownMenu, MenuItem, MenuLink, MenuRadio, MenuSeparator } from '#components/ui/dropdown-menu.tsx'
import { useShellCommand } from './shell-commands.tsx'

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export type SignedInAgent = { id: string; name: string; email?: string }

/** Who is signed in, the theme, and the way out. */
export function UserMenu({ agent }: { agent: SignedInAgent }) {
  const { theme = 'system', setTheme } = useTheme()
  const run = useShellCommand()
  const initial = (agent.email ?? agent.name).trim().charAt(0).toUpperCase() || 'A'
  return (
    <DropdownMenu
      align="start"
      side="top"
      trigger={
        <button
          type="button"
          className="flex w-full min-w-0 items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left hover:bg-hover"
        >
          <span
            aria-hidden
            className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary font-serif text-on-primary text-xs"
          >
            {initial}
          </span>
          <span className="min-w-0 flex-1">
            <span className="sr-only">Account </span>
            <span className="block truncate text-ink text-xs">{agent.email ?? agent.name}</span>
            {agent.email && <span className="block truncate text-2xs text-ink-faint">{agent.name}</span>}
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
        </button>
      }
    >
      <MenuRadio label="Theme" value={theme} onValueChange={setTheme} options={themes} />
      <MenuSeparator />
      <MenuLink href="/settings">
        <Settings aria-hidden /> Settings
      </MenuLink>
      <MenuItem onSelect={() => run('show_shortcuts')}>
        <Keyboard aria-hidden /> Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => run('sign_out')}>
        <LogOut aria-hidden /> Sign out
      </MenuItem>
    </DropdownMenu>
  )
}
