'use client'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useId, useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { deadLettersQuery } from '#lib/queries/deliveries.ts'
import { isInArea, type NavigationArea, type NavigationGroup, navigationGroups } from './navigation-areas.ts'
import { useClosedGroups } from './use-closed-groups.ts'

const linkStyles =
  'relative flex h-7.5 items-center gap-2.5 rounded-md px-2.5 text-ink-soft text-sm hover:bg-hover hover:text-ink max-lg:h-10 max-lg:text-base lg:short:h-6.5 lg:low:h-6'
const currentStyles =
  'bg-hover font-medium text-ink before:absolute before:inset-y-1.5 before:left-0 before:w-0.5 before:rounded-full before:bg-accent'

type PlaceProps = {
  /** Where one is. */
  pathname: string
  /** Where one is, or will be: the area that was pressed, from then on. */
  shownPath: string
  onPending: (href: string, pending: boolean) => void
  onStay: (() => void) | undefined
  givenUp: number
}

/** `onStay`: the page that one is on already was pressed. */
export type NavigationProps = { onStay?: () => void }

/**
 * The areas of the dashboard in groups that open and close; the current one is marked and shows its parts, and failed
 * deliveries are counted. All of it is in sight on a screen of 768 pixels' height.
 */
export function Navigation({ onStay }: NavigationProps) {
  const pathname = usePathname()
  const { data: deadLetters } = useQuery(deadLettersQuery)
  const [pressed, setPressed] = useState<string>()
  const onPending = (href: string, pending: boolean) =>
    setPressed((before) => (pending ? href : before === href ? undefined : before))
  const shownPath = pressed ?? pathname
  const place = { pathname, shownPath, onPending, onStay, givenUp: deadLetters?.total ?? 0 }
  return (
    <nav aria-label="Areas" className="grid gap-2 lg:short:gap-1">
      {navigationGroups.map((group) => (
        <Group key={group.areas[0]?.href} group={group} {...place} />
      ))}
    </nav>
  )
}

/** A closed group still shows the area that one is in. */
function Group({ group, ...place }: PlaceProps & { group: NavigationGroup }) {
  const { id, title, areas } = group
  const { closed, toggle } = useClosedGroups()
  const listId = useId()
  const isClosed = id !== undefined && closed.includes(id)
  const shown = isClosed
    ? areas.filter(({ href }) => isInArea(place.pathname, href) || isInArea(place.shownPath, href))
    : areas
  const hidesFailures = place.givenUp > 0 && areas.some(({ href }) => href === '/webhooks' && isClosed)
  return (
    <div>
      {id && (
        <NativeButton
          aria-expanded={!isClosed}
          aria-controls={listId}
          onClick={() => toggle(id)}
          className="group flex h-6 w-full items-center gap-1 rounded-md px-2.5 text-left text-2xs text-ink-faint hover:text-ink max-lg:h-9 max-lg:text-xs"
        >
          {title}
          <ChevronRight
            aria-hidden
            className={classNames(
              'size-3 transition-transform',
              isClosed ? '' : 'rotate-90 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
            )}
          />
          {hidesFailures && shown.length === 0 && <DeadLetterCount count={place.givenUp} />}
        </NativeButton>
      )}
      <ul id={listId} className="grid gap-px">
        {shown.map((area) => (
          <Area key={area.href} area={area} {...place} />
        ))}
      </ul>
    </div>
  )
}

function Area({
  area: { title, href, Icon, parts },
  pathname,
  shownPath,
  onPending,
  onStay,
  givenUp,
}: PlaceProps & { area: NavigationArea }) {
  const isPart = (path: string) => parts?.some((part) => isInArea(path, part.href)) ?? false
  const isHere = (path: string) => isInArea(path, href) && !isPart(path)
  const inArea = isInArea(shownPath, href)
  const failures = href === '/webhooks' ? givenUp : 0
  return (
    <li>
      <IntentLink
        href={href}
        onClick={pathname === href ? onStay : undefined}
        onPending={(pending) => onPending(href, pending)}
        aria-current={isHere(pathname) ? 'page' : undefined}
        className={classNames(linkStyles, isHere(shownPath) && currentStyles)}
      >
        <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {title}
        {!inArea && failures > 0 && <DeadLetterCount count={failures} />}
      </IntentLink>
      {parts && inArea && (
        <ul className="mt-px grid gap-px">
          {parts.map((part) => (
            <li key={part.href}>
              <IntentLink
                href={part.href}
                onClick={pathname === part.href ? onStay : undefined}
                onPending={(pending) => onPending(part.href, pending)}
                aria-current={isInArea(pathname, part.href) ? 'page' : undefined}
                className={classNames(linkStyles, 'pl-9', isInArea(shownPath, part.href) && currentStyles)}
              >
                {part.title}
                {failures > 0 && <DeadLetterCount count={failures} />}
              </IntentLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function DeadLetterCount({ count }: { count: number }) {
  return (
    <span className="ml-auto" title="Deliveries that failed or were not sent">
      <Badge tone="bad">{count > 99 ? '99+' : count}</Badge>
      <span className="sr-only"> failed deliveries</span>
    </span>
  )
}
