'use client'
import { Keyboard, LogOut, MonitorSmartphone, Settings } from 'lucide-react'
import { useTheme } from 'next-themes'
import { DropdownMenu, MenuItem, MenuLink, MenuRadio, MenuSeparator } from '#components/ui/dropdown-menu.tsx'
import { useShellCommand } from './shell-commands.tsx'
import { type SignedInAgent, UserButton } from './user-button.tsx'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Who is signed in, the theme, and the way out. */
export function UserMenu({ agent }: { agent: SignedInAgent }) {
  const { theme = 'system', setTheme } = useTheme()
  const run = useShellCommand()
  return (
    <DropdownMenu align="start" side="top" trigger={<UserButton agent={agent} />}>
      <MenuRadio label="Theme" value={theme} onValueChange={setTheme} options={themes} />
      <MenuSeparator />
      <MenuLink href="/settings">
        <Settings aria-hidden /> Settings
      </MenuLink>
      <MenuLink href="/settings/connect#devices">
        <MonitorSmartphone aria-hidden /> Devices and keys
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
