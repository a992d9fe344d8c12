import type { ReactNode } from 'react'

export type FullPageMessageProps = { title: string; children?: ReactNode; action?: ReactNode }

/** One message in the middle of an otherwise empty page or content area. */
export function FullPageMessage({ title, children, action }: FullPageMessageProps) {
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center gap-3 px-4 text-center">
      <h1 className="text-balance font-medium font-serif text-3xl text-ink">{title}</h1>
      {children && <div className="max-w-md text-balance text-ink-soft text-sm">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
