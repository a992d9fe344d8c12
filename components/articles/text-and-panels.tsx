'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Sheet } from '#components/ui/sheet.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { classNames } from '#lib/class-names.ts'
import { deskPanels, type useDeskView } from './use-desk-view.ts'

type TextAndPanelsProps = {
  desk: ReturnType<typeof useDeskView>
  tabs: ComponentProps<typeof Tabs>['tabs']
  /** Stands above the panels, and on a narrow screen above the text. */
  head?: ReactNode
  children: ReactNode
}

/** The text, and what belongs to it: beside it or, on a narrow screen, in a sheet that the row above the text opens. */
export function TextAndPanels({ desk, tabs, head, children }: TextAndPanelsProps) {
  const { editing, isWide, panel, sheetOpen, setPanel, setSheetOpen, showPanel } = desk
  const nameOf = (value: string) => deskPanels.find((name) => name === value) ?? 'sources'
  const panels = (
    <Tabs
      staysInSight={isWide}
      label="About the text"
      value={tabs.some(({ value }) => value === panel) ? panel : (tabs[0]?.value ?? 'sources')}
      onValueChange={(value) => setPanel(nameOf(value))}
      tabs={tabs}
    />
  )
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-y-3',
        editing
          ? 'gap-x-8 xl:grid-cols-[minmax(0,1fr)_24.5rem]'
          : 'gap-x-12 xl:grid-cols-[minmax(0,1fr)_25rem]',
        // What is left of the height is the panels', which stay in sight in it.
        head && 'xl:grid-rows-[auto_1fr] xl:gap-y-4',
      )}
    >
      {head && <div className="min-w-0 xl:col-start-2 print:hidden">{head}</div>}
      <section
        aria-label="More about the text"
        // One line, which slides and fades out where it goes on.
        className={classNames(
          'flex gap-1.5 overflow-x-auto [scrollbar-width:none] xl:hidden print:hidden',
          tabs.length > 4 &&
            'max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] max-sm:*:last:mr-6',
        )}
      >
        {tabs.map(({ value, label }) => (
          <Button key={value} size="sm" aria-haspopup="dialog" onClick={() => showPanel(nameOf(value))}>
            {label}
          </Button>
        ))}
      </section>
      <div className={classNames('min-w-0', head && 'xl:col-start-1 xl:row-span-2 xl:row-start-1')}>
        {children}
      </div>
      {isWide ? (
        <aside
          aria-label="Next to the text"
          className="min-w-0 max-xl:hidden xl:sticky xl:top-7 xl:max-h-[calc(100dvh-3.5rem)] xl:self-start xl:-mr-1 xl:overflow-y-auto xl:pr-1 xl:pb-6 xl:mask-b-from-[calc(100%-1.5rem)]"
        >
          {panels}
        </aside>
      ) : (
        <Sheet open={sheetOpen} onOpenChange={setSheetOpen} title="About the text">
          {panels}
        </Sheet>
      )}
    </div>
  )
}
