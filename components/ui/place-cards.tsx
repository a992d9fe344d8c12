import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { NativeButton } from './native-button.tsx'
import { PlaceMark } from './place-mark.tsx'

export type PlaceCardsProps = { title: string; hint?: string; children: ReactNode }

/** Places to publish at, as cards under one heading: those in use, or those that can be added. */
export function PlaceCards({ title, hint, children }: PlaceCardsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div>
        <h3 id={titleId} className="font-medium text-ink text-sm">
          {title}
        </h3>
        {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">{children}</ul>
    </section>
  )
}

export type PlaceCardProps = {
  /** What its mark is drawn for. */
  kind: string
  name: ReactNode
  /** Beside the name. */
  badge?: ReactNode
  detail: ReactNode
  status: ReactNode
  /** Beside the status: what happens there. */
  note?: ReactNode
  /** What is wrong with it. */
  problem?: string | undefined
  actions?: ReactNode
}

/** A place in use: what it is, how it is, and what can be done with it. */
export function PlaceCard({ kind, name, badge, detail, status, note, problem, actions }: PlaceCardProps) {
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-rule bg-sheet">
      <div className="flex min-w-0 flex-1 items-start gap-3 p-4">
        <PlaceMark kind={kind} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere font-medium text-base text-ink leading-snug">
            {name}
            {badge}
          </p>
          <p className="wrap-anywhere text-ink-soft text-xs">{detail}</p>
          {problem && <p className="mt-1 wrap-anywhere text-bad text-xs">{problem}</p>}
        </div>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-rule border-t py-1.5 pr-2 pl-4">
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-xs">
          {status}
          {note}
        </p>
        {actions && <div className="ml-auto flex gap-1">{actions}</div>}
      </div>
    </li>
  )
}

export type AddPlaceProps = Omit<ComponentProps<'button'>, 'type' | 'children' | 'className' | 'name'> & {
  kind: string
  name: string
  detail: string
}

/** A place that can be added: all of the tile opens its form. */
export function AddPlace({ kind, name, detail, ...rest }: AddPlaceProps) {
  return (
    <NativeButton
      {...rest}
      type="button"
      className="group/tile flex h-full min-h-16 w-full min-w-0 items-center gap-3 rounded-lg border border-rule-strong/60 bg-sheet p-3 text-left hover:border-rule-strong hover:bg-hover"
    >
      <PlaceMark kind={kind} />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere font-medium text-base text-ink leading-snug">
          <span className="sr-only">Connect </span>
          {name}
        </span>
        <span className="block wrap-anywhere text-ink-soft text-xs">{detail}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint group-hover/tile:text-ink" />
    </NativeButton>
  )
}
