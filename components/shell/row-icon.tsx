import { Command, Keyboard, LogOut, type LucideIcon, Search, SunMoon } from 'lucide-react'
import type { ShellAction, ShellCommand } from './action-registry.ts'
import { isInArea, navigationAreas } from './navigation-areas.ts'

const ofCommand: Readonly<Record<ShellCommand, LucideIcon>> = {
  open_palette: Command,
  show_shortcuts: Keyboard,
  focus_search: Search,
  switch_theme: SunMoon,
  sign_out: LogOut,
}

/** The picture of the area that a row leads to, as in the navigation, or of what it does. */
export function RowIcon({ action }: { action: ShellAction }) {
  const Icon = iconOf(action)
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
}

function iconOf(action: ShellAction): LucideIcon {
  if ('command' in action) return ofCommand[action.command]
  if (action.id === 'search-articles') return Search
  const [path = ''] = action.href.split('?')
  return navigationAreas.find(({ href }) => isInArea(path, href))?.Icon ?? Command
}
