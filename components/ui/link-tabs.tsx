import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { IntentLink } from './intent-link.tsx'

export type LinkTab = { label: string; href: string; current: boolean; count?: number }

/** Tabs that live in the URL: each is a link, so the back button and new windows work. Scrolls sideways on phones. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto border-rule border-b px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-5">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <IntentLink
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              scroll={false}
              className={classNames(
                'flex items-baseline gap-1.5 whitespace-nowrap border-transparent border-b-2 pt-1 pb-2 text-ink-soft text-sm hover:text-ink',
                tab.current && 'border-accent font-medium text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="text-ink-faint text-xs">{formatNumber(tab.count)}</span>
              )}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
