import { lineLook } from '#components/ui/line-look.ts'

export type KeyedLine = { name: string /** Its last value, as it is shown. */; last: string; isOwn: boolean }

/** The lines of a chart in their order: how each is drawn, what it is, and where it stands now. */
export function LineKey({ lines }: { lines: readonly KeyedLine[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {lines.map(({ name, last, isOwn }, at) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <svg aria-hidden viewBox="0 0 24 4" className="h-1 w-6 shrink-0">
            <line x1="0" x2="24" y1="2" y2="2" {...lineLook(at)} />
          </svg>
          <span className={isOwn ? 'wrap-anywhere font-medium text-ink' : 'wrap-anywhere text-ink-soft'}>
            {name}
          </span>
          <span className="text-ink-faint tabular-nums">{last}</span>
        </li>
      ))}
    </ul>
  )
}
