import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { NativeButton } from '#components/ui/native-button.tsx'

export type SignedInAgent = { id: string; name: string; email?: string }

/** Who is signed in; opens the user menu. */
export function UserButton({ agent, ...rest }: ComponentProps<'button'> & { agent: SignedInAgent }) {
  const initial = (agent.email ?? agent.name).trim().charAt(0).toUpperCase() || 'A'
  return (
    <NativeButton
      {...rest}
      type="button"
      className="flex w-full min-w-0 items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-hover"
    >
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary font-serif text-on-primary text-xs"
      >
        {initial}
      </span>
      <span className="min-w-0 flex-1">
        <span className="sr-only">Account </span>
        <span className="block truncate text-2xs text-ink" title={agent.email ?? agent.name}>
          {agent.email ?? agent.name}
        </span>
      </span>
      <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
    </NativeButton>
  )
}
