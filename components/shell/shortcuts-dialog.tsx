'use client'
import { Dialog } from '#components/ui/dialog.tsx'
import { Kbd } from '#components/ui/kbd.tsx'
import { useCommandKey } from '#components/ui/use-command-key.ts'
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
  const commandKey = useCommandKey()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts" size="lg">
      <div className="columns-1 gap-10 sm:columns-2">
        {sections.map(({ title, rows }) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-ink-faint text-xs">{title}</h3>
            <dl>
              {title === 'General' && (
                <ShortcutRow title="Search or run a command" keys={[commandKey, 'K']} />
              )}
              {rows.map((row) => (
                <ShortcutRow key={row.title} {...row} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-3 text-ink-faint text-xs">Shortcuts are off while you type.</p>
    </Dialog>
  )
}

function ShortcutRow({ title, keys }: Row) {
  return (
    <div className="flex h-8 items-center justify-between gap-4 border-rule border-b">
      <dt className="text-ink text-sm">{title}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  )
}
