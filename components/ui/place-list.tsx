import type { ComponentProps, ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { buttonStyles } from './button-styles.ts'
import { NativeButton } from './native-button.tsx'
import { Panel } from './panel.tsx'
import { PlaceMark } from './place-mark.tsx'

export type PlaceListProps = { title: string; hint?: string; children: ReactNode }

/** Places to publish at, as rows under one heading: those in use, or those that can be added. */
export function PlaceList({ title, hint, children }: PlaceListProps) {
  return (
    <Panel flush title={title}>
      {hint && <p className="border-rule border-b px-4 py-2.5 text-ink-soft text-sm">{hint}</p>}
      <ul className="divide-y divide-rule">{children}</ul>
    </Panel>
  )
}

const row = 'flex min-h-16 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5'

export type PlaceRowProps = {
  /** What its mark is drawn for. */
  kind: string
  name: ReactNode
  /** Beside the name. */
  badge?: string | false
  detail: ReactNode
  /** How it is. */
  status?: ReactNode
  /** Below the status: what happens there. */
  note?: ReactNode
  /** What is wrong with it. */
  problem?: string | undefined
  actions?: ReactNode
}

/** A place: what it is, how it is, and what can be done with it. */
export function PlaceRow({ kind, name, badge, detail, status, note, problem, actions }: PlaceRowProps) {
  return (
    <li className={row}>
      <PlaceMark kind={kind} />
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere font-medium text-ink text-sm leading-snug">
          {name}
          {badge && <Badge>{badge}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-xs">{detail}</p>
        {problem && <p className="wrap-anywhere text-bad text-xs">{problem}</p>}
      </div>
      {(status || note) && (
        <div className="grid w-44 gap-0.5 text-ink-soft text-xs max-sm:order-last max-sm:w-full max-sm:grid-flow-col max-sm:justify-start max-sm:gap-3 max-sm:pl-12">
          {status}
          {note && <span>{note}</span>}
        </div>
      )}
      {actions && <div className="flex justify-end gap-1 sm:min-w-24">{actions}</div>}
    </li>
  )
}

export type AddPlaceProps = Omit<ComponentProps<'button'>, 'type' | 'children' | 'className' | 'name'> & {
  kind: string
  name: string
  detail: string
}

/** A place that can be added: all of the row opens its form. */
export function AddPlace({ kind, name, detail, ...rest }: AddPlaceProps) {
  return (
    <NativeButton {...rest} type="button" className={`${row} w-full text-left hover:bg-hover`}>
      <PlaceMark kind={kind} />
      <span className="min-w-40 flex-1">
        <span className="sr-only">Connect </span>
        <span className="block wrap-anywhere font-medium text-ink text-sm leading-snug">{name}</span>
        <span className="block wrap-anywhere text-ink-soft text-xs">{detail}</span>
      </span>
      <span aria-hidden className={buttonStyles({ size: 'sm' })}>
        Connect
      </span>
    </NativeButton>
  )
}
