import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad'

const looks = {
  info: { Icon: Info, className: 'bg-info-wash', edge: 'border-info', ink: 'text-info' },
  good: { Icon: CircleCheck, className: 'bg-good-wash', edge: 'border-good', ink: 'text-good' },
  warn: { Icon: TriangleAlert, className: 'bg-warn-wash', edge: 'border-warn', ink: 'text-warn' },
  bad: { Icon: CircleAlert, className: 'bg-bad-wash', edge: 'border-bad', ink: 'text-bad' },
} as const

export type NoticeProps = {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** An edge in its colour and no ground: for one in each of several rows. */
  quiet?: boolean
  /** Announce it when it appears: for what happens after the page was drawn. */
  live?: boolean
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, action, quiet = false, live = false }: NoticeProps) {
  const { Icon, className, edge, ink } = looks[tone]
  return (
    <div
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2.5 text-sm sm:flex',
        quiet ? `border-l-2 ${edge} py-0.5 pl-3` : `rounded-md px-3 py-2.5 ${className}`,
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', ink)} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <p className="font-medium text-ink">{title}</p>}
        {children && <div className="text-ink-soft">{children}</div>}
      </div>
      {action && <div className="shrink-0 max-sm:col-start-2">{action}</div>}
    </div>
  )
}
