'use client'
import { Search } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { Kbd } from '#components/ui/kbd.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { useCommandKey } from '#components/ui/use-command-key.ts'
import { preparePalette, useShellCommand } from './shell-commands.tsx'

/** Opens the command palette; an icon alone where there is little room. */
export function PaletteButton({ compact = false }: { compact?: boolean }) {
  const run = useShellCommand()
  const commandKey = useCommandKey()
  if (compact) {
    return (
      <Button
        variant="quiet"
        square
        size="lg"
        aria-label="Search or run a command"
        onPointerEnter={preparePalette}
        onFocus={preparePalette}
        onClick={() => run('open_palette')}
      >
        <Search aria-hidden />
      </Button>
    )
  }
  return (
    <NativeButton
      type="button"
      onPointerEnter={preparePalette}
      onFocus={preparePalette}
      onClick={() => run('open_palette')}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-8 w-full items-center gap-2 rounded-md border border-rule bg-sheet px-2.5 text-ink-faint text-sm hover:border-rule-strong/60 hover:text-ink-soft"
    >
      <Search aria-hidden className="size-4" />
      Search or run
      <span className="ml-auto flex gap-0.5">
        <Kbd>{commandKey}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </NativeButton>
  )
}
