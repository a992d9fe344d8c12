import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { LinkButton } from './link-button.tsx'
import { PageHeader } from './page-header.tsx'
import { RequestDetails } from './request-details.tsx'
import { Skeleton } from './skeleton.tsx'

const cellWidths = ['w-2/3', 'w-20', 'w-16', 'w-24', 'w-12']

/** Rows in the shape of the list to come. `columns` counts cells; the first is the widest. */
export function ListSkeleton({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div role="status" className="divide-y divide-rule/70 border-rule border-t">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="flex h-10 items-center gap-6 px-2">
          {Array.from({ length: columns }, (_, column) => (
            <span key={`${row}-${column.toString()}`} className={column === 0 ? 'flex-1' : 'max-sm:hidden'}>
              <Skeleton className={cellWidths[column % cellWidths.length]} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

type PlateProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Inside a panel among others: less air, and no rule of its own. */
  dense?: boolean
  /** All that the page has: the words are its heading. */
  isPage?: boolean
}

function Plate({ title, children, action, dense = false, isPage = false }: PlateProps) {
  if (isPage) return <PagePlate title={title} words={children} action={action} />
  const air = dense ? 'px-4 py-7' : 'border-rule border-t px-4 py-14'
  return (
    <div className={`grid justify-items-center gap-2 text-center ${air}`}>
      <p className={`max-w-md text-balance font-serif text-ink ${dense ? 'text-lg' : 'text-xl'}`}>{title}</p>
      {children && <div className="max-w-md text-balance text-ink-soft text-sm">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

/** The same where a page would begin, with its heading in the place of the page's. */
function PagePlate({ title, words, action }: { title: string; words: ReactNode; action: ReactNode }) {
  return (
    <div className="grid gap-4">
      <PageHeader title={title} lead={words && <div className="max-w-xl">{words}</div>} />
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}

export type LoadErrorProps = {
  /** What could not be loaded, for example `Articles`. */
  what: string
  /** In the place of what could not be loaded. */
  title?: string | undefined
  /** What happened, in the words of the problem. */
  message?: ReactNode
  requestId?: string
  onRetry?: () => void
  retrying?: boolean
  /** Beside Try again, or in its place: for example a link to sign in. */
  action?: ReactNode
  /** Inside a panel among others. */
  dense?: boolean
  /** Instead of a page. */
  isPage?: boolean
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Could not load: what, why, the request id to quote, and Try again. */
export function LoadError(props: LoadErrorProps) {
  const { what, title, message, requestId, onRetry, retrying, action, dense, isPage } = props
  const retry = onRetry && (
    <Button
      size={dense ? 'sm' : 'md'}
      variant={isPage ? 'primary' : undefined}
      onClick={onRetry}
      pending={retrying}
    >
      Try again
    </Button>
  )
  return (
    <div role="alert">
      <Plate
        title={title ?? `Couldn't load ${lowerFirst(what)}`}
        action={
          (retry || action) && (
            <>
              {retry}
              {action}
            </>
          )
        }
        dense={dense}
        isPage={isPage}
      >
        {message}
        {requestId && (
          <div className={isPage ? undefined : 'grid justify-items-center'}>
            <RequestDetails id={requestId} />
          </div>
        )}
      </Plate>
    </div>
  )
}

type NoMatchProps = {
  what: string
  clearHref: string
  /** The words that were searched for. */
  searched?: string | undefined
  /** Nothing but the words narrows it. */
  isOnlySearch?: boolean | undefined
}

/** Filters or a search let nothing through. `clearHref` is the list without them. */
export function NoMatch({ what, clearHref, searched, isOnlySearch = false }: NoMatchProps) {
  const clears = searched && isOnlySearch ? 'search' : 'filters'
  return (
    <Plate
      title={searched ? `No ${what} about “${searched}”` : `No ${what} match`}
      action={<LinkButton href={clearHref}>Clear {clears}</LinkButton>}
    >
      Try a different search or clear the {clears}.
    </Plate>
  )
}

/** Nothing yet: one sentence, and the action that fills it. */
export function EmptyState(props: PlateProps) {
  return <Plate {...props} />
}

/** The server lacks the operation behind this panel. */
export function NotOffered({
  what,
  children,
  dense,
  isPage,
  action,
}: {
  what: string
  children?: ReactNode
  dense?: boolean
  /** Instead of a page. */
  isPage?: boolean
  /** The way on, where it is all that a page has. */
  action?: ReactNode
}) {
  return (
    <Plate title={`${what} not supported by this server`} dense={dense} isPage={isPage} action={action}>
      {children ?? "The connected server doesn't support this. Everything else works."}
    </Plate>
  )
}
