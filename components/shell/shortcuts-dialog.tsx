'use client'
import { Dialog } from '#components/ui/dialog.tsx'
import { Kbd } from '#components/ui/kbd.tsx'
import { listKeys, shellActions } from './action-registry.ts'

type Row = { title: string; keys: readonly string[] }

const sections: { title: string; rows: Row[] }[] = [
  ...(['Actions', 'Go to', 'General'] as const).map((group) => ({
    title: group,
    rows: shellActions.flatMap(({ group: of, title, keys }) =>
      of === group && keys ? [{ title, keys }] : [],
    ),
  })),
  { title: 'In lists', rows: listKeys.map(({ keys, title }) => ({ title, keys: [keys] })) },
]

/** Every shortcut there is. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts" size="lg">
      <div className="columns-1 gap-10 sm:columns-2">
        {sections.map(({ title, rows }) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-ink-faint text-xs">{title}</h3>
            <dl>
              {rows.map((row) => (
                <div
                  key={row.title}
                  className="flex h-8 items-center justify-between gap-4 border-rule border-b"
                >
                  <dt className="text-ink text-sm">{row.title}</dt>
                  <dd className="flex gap-1">
                    {row.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-3 text-ink-faint text-xs">
        <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> with <Kbd>K</Kbd> opens the command palette. Shortcuts are off while
        you type.
      </p>
    </Dialog>
  )
}
