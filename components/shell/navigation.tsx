'use client'
import { useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { Badge } from '#components/ui/badge.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { classNames } from '#lib/class-names.ts'
import { deadLettersQuery } from '#lib/queries/deliveries.ts'
import { isInArea, navigationAreas } from './navigation-areas.ts'

const linkStyles =
  'relative flex h-8 items-center gap-2.5 rounded-md px-2.5 text-ink-soft text-sm hover:bg-hover hover:text-ink max-lg:h-10 max-lg:text-base'
const currentStyles =
  'bg-hover font-medium text-ink before:absolute before:inset-y-1.5 before:left-0 before:w-0.5 before:rounded-full before:bg-accent'

/** The areas of the dashboard; the current one is marked, and so are failed deliveries. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const pathname = usePathname()
  const { data: deadLetters } = useQuery(deadLettersQuery)
  return (
    <nav aria-label="Areas">
      <ul className="grid gap-0.5">
        {navigationAreas.map(({ title, href, Icon, parts }) => {
          const inPart = parts?.some((part) => isInArea(pathname, part.href)) ?? false
          const inArea = isInArea(pathname, href)
          const given =
            href === '/webhooks' && deadLetters && deadLetters.total > 0 ? deadLetters.total : undefined
          return (
            <li key={href}>
              <IntentLink
                href={href}
                onClick={onNavigate}
                aria-current={inArea && !inPart ? 'page' : undefined}
                className={classNames(linkStyles, inArea && !inPart && currentStyles)}
              >
                <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                {title}
                {given && !inArea && <DeadLetterCount count={given} />}
              </IntentLink>
              {inArea && parts && (
                <ul className="mt-0.5 grid gap-0.5">
                  {parts.map((part) => (
                    <li key={part.href}>
                      <IntentLink
                        href={part.href}
                        onClick={onNavigate}
                        aria-current={isInArea(pathname, part.href) ? 'page' : undefined}
                        className={classNames(
                          linkStyles,
                          'pl-9',
                          isInArea(pathname, part.href) && currentStyles,
                        )}
                      >
                        {part.title}
                        {given && <DeadLetterCount count={given} />}
                      </IntentLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function DeadLetterCount({ count }: { count: number }) {
  return (
    <span className="ml-auto" title="Failed deliveries">
      <Badge tone="bad">{count > 99 ? '99+' : count}</Badge>
      <span className="sr-only"> failed deliveries</span>
    </span>
  )
}
