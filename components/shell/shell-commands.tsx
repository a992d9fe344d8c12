'use client'
import { useRouter } from 'next/navigation'
import { useTheme } from 'next-themes'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportUnsent } from '#components/ui/connection.ts'
import { onDemand } from '#components/ui/on-demand.tsx'
import { isTyping } from '#components/ui/typing.ts'
import { matchKeys, type ShellAction, type ShellCommand, startedBy } from './action-registry.ts'

// Neither is needed for the first paint, so neither is in the first load.
const palette = onDemand(() => import('./command-palette.tsx').then((module) => module.CommandPalette))
const shortcuts = onDemand(() => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog))

/** Loads the palette before it is asked for: when somebody points at its button. */
export const preparePalette = palette.prepare

const sequenceMs = 1_200

const RunCommand = createContext<(command: ShellCommand) => void>(() => {})

/** Runs one of the shell's own commands, for buttons that trigger it. */
export function useShellCommand(): (command: ShellCommand) => void {
  return useContext(RunCommand)
}

/** Listens for shortcuts and shows the palette and the list of shortcuts, all from the one registry. */
export function ShellCommands({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { resolvedTheme, setTheme } = useTheme()
  const [shown, setShown] = useState<'palette' | 'shortcuts'>()
  const pressed = useRef<{ keys: string[]; at: number }>({ keys: [], at: 0 })

  const run = (command: ShellCommand) => {
    if (command === 'open_palette') setShown('palette')
    else if (command === 'show_shortcuts') setShown('shortcuts')
    else if (command === 'focus_search') document.querySelector<HTMLElement>('[data-search-box]')?.focus()
    else if (command === 'switch_theme') setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')
    else if (command === 'sign_out') void signOutHere()
    else command satisfies never
  }

  const perform = (action: ShellAction) => {
    setShown(undefined)
    if ('href' in action) router.push(action.href)
    else run(action.command)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The first half of its shortcut.
    if (event.key === 'Control' || event.key === 'Meta') palette.prepare()
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      setShown((now) => (now === 'palette' ? undefined : 'palette'))
      return
    }
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
      return
    if (event.key.length !== 1) return
    const before = event.timeStamp - pressed.current.at < sequenceMs ? pressed.current.keys : []
    const sequence = [...before, event.key]
    const found = matchKeys(sequence) ?? matchKeys([event.key])
    if (found === undefined) {
      pressed.current = { keys: [], at: 0 }
      return
    }
    event.preventDefault()
    const waits = found === 'started'
    pressed.current = {
      keys: waits ? (matchKeys(sequence) ? sequence : [event.key]) : [],
      at: event.timeStamp,
    }
    if (!waits) perform(found)
    // Between the two keys there is time enough, and no other sign of what is meant.
    else
      for (const action of startedBy(pressed.current.keys)) if ('href' in action) router.prefetch(action.href)
  })

  useEffect(() => {
    // In the capturing phase, so that the k of "g k" is not also taken for "previous row" by a list.
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    if (globalThis.earlyPress?.takePalette()) setShown('palette')
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])

  return (
    <RunCommand value={run}>
      {children}
      {shown === 'palette' && <palette.Part onClose={() => setShown(undefined)} onPerform={perform} />}
      {shown === 'shortcuts' && <shortcuts.Part onClose={() => setShown(undefined)} />}
    </RunCommand>
  )
}

/** Signs this browser out; nothing else changes. */
async function signOutHere(): Promise<void> {
  try {
    const [{ signOut }, { forgetDrafts }] = await Promise.all([
      import('next-auth/react'),
      import('#components/articles/saved-draft.ts'),
    ])
    await signOut({ callbackUrl: '/sign-in?reason=signed_out' })
    // Only now: who could not be signed out keeps what is not saved.
    forgetDrafts()
  } catch {
    // The library throws whatever keeps it from an answer; who is not signed out is told.
    reportUnsent()
  }
}
