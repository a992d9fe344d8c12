import { type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'

export type PanelProps = {
  title?: string
  /** For a link to it. */
  id?: string
  aside?: ReactNode
  children: ReactNode
  className?: string
  /** Without inner padding, for tables and lists that bring their own. */
  flush?: boolean
  /** As high as what stands beside it; its content is a column that takes the room. */
  fills?: boolean
}

/** A titled section on its own sheet of paper. */
export function Panel({ title, id, aside, children, className, flush = false, fills = false }: PanelProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={classNames(
        'min-w-0 rounded-lg border border-rule bg-sheet',
        fills && 'flex h-full flex-col',
        className,
      )}
    >
      {title && (
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-rule border-b px-4 py-1.5">
          <h2 id={titleId} className="font-medium text-ink text-sm">
            {title}
          </h2>
          {aside && <div className="flex items-center gap-2 text-ink-faint text-xs">{aside}</div>}
        </header>
      )}
      {/* A table in it keeps within it, and is aligned with its title (see table.tsx). */}
      <div
        className={classNames(
          flush ? '[--table-edge:1rem] [--table-bleed:0rem]' : 'p-4',
          fills && 'flex flex-1 flex-col',
        )}
      >
        {children}
      </div>
    </section>
  )
}
