import type { ReactNode } from 'react'
import { CurrentAgent } from '#components/jobs/current-agent.tsx'
import { JobTray, JobTrayButton } from '#components/jobs/job-tray.tsx'
import { BalanceChip } from './balance-chip.tsx'
import type { GroupId } from './closed-groups.ts'
import { LiveEvents } from './live-events.tsx'
import { Navigation } from './navigation.tsx'
import { NavigationGroups } from './navigation-groups.tsx'
import { NavigationSheet } from './navigation-sheet.tsx'
import { PaletteButton } from './palette-button.tsx'
import { ShellCommands } from './shell-commands.tsx'
import type { SignedInAgent } from './user-button.tsx'
import { UserMenu } from './user-menu.tsx'
import { Wordmark } from './wordmark.tsx'

export type AppShellProps = {
  agent: SignedInAgent
  /** Groups of the navigation that were closed in this browser. */
  closedGroups: readonly GroupId[]
  children: ReactNode
}

/** The frame of every signed-in page: a column of navigation, or a bar with a sheet where the screen is narrow. */
export function AppShell({ agent, closedGroups, children }: AppShellProps) {
  return (
    <CurrentAgent id={agent.id}>
      <LiveEvents />
      <ShellCommands>
        <NavigationGroups closed={closedGroups}>
          <a
            href="#content"
            className="sr-only z-60 rounded-md bg-primary text-on-primary text-sm focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:px-3 focus-visible:py-2"
          >
            Skip to content
          </a>
          <div className="mx-auto flex min-h-dvh max-w-480 flex-col lg:flex-row">
            <header className="sticky top-0 z-30 flex h-13 items-center gap-1 border-rule border-b bg-paper px-2 lg:hidden print:hidden">
              <NavigationSheet
                foot={
                  <>
                    <BalanceChip />
                    <UserMenu agent={agent} />
                  </>
                }
              />
              <Wordmark />
              <span className="ml-auto" />
              <JobTrayButton />
              <BalanceChip compact />
              <PaletteButton compact />
            </header>
            <header className="sticky top-0 hidden h-dvh w-58 shrink-0 flex-col overflow-y-auto border-rule border-r px-3 py-4 lg:flex print:hidden">
              <div className="mb-5 px-2">
                <Wordmark />
              </div>
              <PaletteButton />
              {/* The balance and the account stay in sight in a low window: the areas scroll, and fade where they go on. */}
              <div className="-mx-3 mask-y-from-[calc(100%-1rem)] min-h-48 flex-1 overflow-y-auto px-3 py-4 short:py-2">
                <Navigation />
              </div>
              <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2">
                <JobTray />
                <div className="border-rule border-t pt-2">
                  <BalanceChip />
                  <UserMenu agent={agent} />
                </div>
              </div>
            </header>
            <main
              id="content"
              tabIndex={-1}
              className="min-w-0 flex-1 px-4 pt-5 pb-16 outline-none sm:px-6 lg:px-10 lg:pt-7 print:p-0"
            >
              {/* Wider, a row's title and its state are too far apart to be read together. */}
              <div className="mx-auto max-w-7xl">{children}</div>
            </main>
          </div>
        </NavigationGroups>
      </ShellCommands>
    </CurrentAgent>
  )
}
