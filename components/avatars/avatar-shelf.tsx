'use client'
import { useRouter } from 'next/navigation'
import { ReadProblem } from '#components/jobs/read-problem.tsx'
import { Filter, Filters } from '#components/ui/filters.tsx'
import { NoMatch } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { Select } from '#components/ui/select.tsx'
import type { ListAvatarsQuery } from '#contract/avatars.ts'
import { formatCount } from '#lib/format-number.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { type AvatarChoices, locationChoices, typeChoices } from './avatar-choices.ts'
import { AvatarGallery } from './avatar-gallery.tsx'
import { suggestedAvatars } from './avatar-suggestions.ts'
import { avatarsHref, avatarsPerPage } from './avatars-href.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import type { ShownAvatar } from './shown-avatar.ts'

export type AvatarShelfProps = {
  filter: Partial<ListAvatarsQuery>
  listed: boolean
  /** Undefined until it is known. */
  page: { avatars: readonly ShownAvatar[]; total: number } | undefined
  failure: Error | undefined
  retry: () => void
  isFetching: boolean
  current: string | undefined
  onOpen: (id: string) => void
  onSuggestion: (choices: AvatarChoices) => void
}

/** Fewer are seen at a glance. */
const fewestToFilter = 12

/** All that were made, newest first, by type and place; or why they cannot be shown. */
export function AvatarShelf(props: AvatarShelfProps) {
  const { filter, listed, page, failure, retry, isFetching, current, onOpen, onSuggestion } = props
  const router = useRouter()
  const { offset = 0, limit = avatarsPerPage } = filter
  const filtered = filter.type !== undefined || filter.location !== undefined
  const nothing = page?.total === 0 && !filtered && offset === 0
  const canFilter = filtered || (page !== undefined && page.total >= fewestToFilter)
  const show = (change: { type?: string; location?: string }) =>
    router.replace(
      avatarsHref({
        type: typeChoices.find(({ value }) => value === (change.type ?? filter.type))?.value,
        location: locationChoices.find(({ value }) => value === (change.location ?? filter.location))?.value,
      }),
      { scroll: false },
    )
  return (
    <section aria-label="Gallery" className="grid min-w-0 gap-3">
      {/* Nothing to head yet but what to try. */}
      <header className={nothing ? 'sr-only' : 'flex flex-wrap items-center gap-2'}>
        <h2 className="mr-auto font-medium font-serif text-ink text-xl">Gallery</h2>
        {canFilter && (
          <Filters
            inUse={[filter.type, filter.location].filter(Boolean).length}
            show={page ? `Show ${formatCount(page.total, 'avatar')}` : 'Show avatars'}
          >
            <Filter label="Type">
              {(id) => (
                <Select
                  id={id}
                  className="sm:w-auto"
                  value={filter.type ?? ''}
                  onChange={(event) => show({ type: event.target.value })}
                  options={[{ value: '', label: 'All types' }, ...typeChoices]}
                />
              )}
            </Filter>
            <Filter label="Setting">
              {(id) => (
                <Select
                  id={id}
                  className="sm:w-auto"
                  value={filter.location ?? ''}
                  onChange={(event) => show({ location: event.target.value })}
                  options={[{ value: '', label: 'All settings' }, ...locationChoices]}
                />
              )}
            </Filter>
          </Filters>
        )}
      </header>
      {!listed && <Notice>This server can't list avatars. Showing the ones created in this browser.</Notice>}
      {page ? (
        page.avatars.length > 0 || nothing ? (
          <AvatarGallery
            avatars={page.avatars}
            current={current}
            onOpen={onOpen}
            suggested={filtered ? [] : suggestedAvatars(page.avatars)}
            onSuggestion={onSuggestion}
          />
        ) : (
          <NoMatch what="avatars" clearHref="/avatars" />
        )
      ) : failure ? (
        <ReadProblem what="Avatars" problem={problemOf(failure)} onRetry={retry} retrying={isFetching} />
      ) : (
        <GallerySkeleton />
      )}
      {page && (
        <Pagination
          total={page.total}
          limit={limit}
          offset={offset}
          hrefAt={(at) => avatarsHref({ ...filter, offset: at })}
        />
      )}
    </section>
  )
}
