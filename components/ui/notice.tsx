import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad'

const looks = {
  info: { Icon: Info, className: 'bg-info-wash', ink: 'text-info' },
  good: { Icon: CircleCheck, className: 'bg-good-wash', ink: 'text-good' },
  warn: { Icon: TriangleAlert, className: 'bg-warn-wash', ink: 'text-warn' },
  bad: { Icon: CircleAlert, className: 'bg-bad-wash', ink: 'text-bad' },
} as const

export type NoticeProps = {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Announce it when it appears: for what happens after the page was drawn. */
  live?: boolean
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, action, live = false }: NoticeProps) {
  const { Icon, className, ink } = looks[tone]
  return (
    <div
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2.5 rounded-md px-3 py-2.5 text-sm sm:flex',
        className,
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
