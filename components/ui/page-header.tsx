import type { ReactNode } from 'react'
import { IntentLink } from './intent-link.tsx'

export type PageHeaderProps = {
  title: ReactNode
  /** What kind of thing it is, in a word above the title. */
  eyebrow?: ReactNode
  /** One line under the title. */
  lead?: ReactNode
  /**
   * Where this page belongs, for example `{ label: 'Articles', href: '/articles' }`. Without `href` in what stands for a
   * page that the navigation fetches ahead: a link there would bring the scripts of the page with it.
   */
  parent?: { label: string; href?: string }
  actions?: ReactNode
}

/** The heading of a page: serif, with its actions at the right. */
export function PageHeader({ title, eyebrow, lead, parent, actions }: PageHeaderProps) {
  return (
    <header className="pb-5">
      {parent && (
        <p className="mb-1 text-ink-faint text-xs print:hidden">
          {parent.href === undefined ? (
            `← ${parent.label}`
          ) : (
            <IntentLink href={parent.href} className="-my-1 inline-block py-1 hover:text-ink hover:underline">
              ← {parent.label}
            </IntentLink>
          )}
        </p>
      )}
      {/* On a phone actions go below a long title, but a menu alone stays beside it. */}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-sm:has-[>:last-child>:only-child[aria-haspopup=menu]]:flex-nowrap">
        <div className="min-w-0 max-w-3xl sm:flex-[1_1_20rem]">
          {eyebrow && <p className="mt-1 mb-1.5 wrap-anywhere text-ink-soft text-xs">{eyebrow}</p>}
          <h1 className="text-balance wrap-anywhere font-medium font-serif text-2xl text-ink tracking-[-0.01em]">
            {title}
          </h1>
          {lead && <div className="mt-1 text-ink-soft text-sm">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
    </header>
  )
}
