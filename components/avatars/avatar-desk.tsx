'use client'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { parseAsString, useQueryState } from 'nuqs'
import { useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Avatar, ListAvatarsQuery } from '#contract/avatars.ts'
import { classNames } from '#lib/class-names.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { type AvatarChoices, choicesOf } from './avatar-choices.ts'
import { AvatarForm } from './avatar-form.tsx'
import { AvatarFormats } from './avatar-formats.tsx'
import { AvatarInTheMaking } from './avatar-in-the-making.tsx'
import { AvatarShelf } from './avatar-shelf.tsx'
import { AvatarSpotlight } from './avatar-spotlight.tsx'
import { avatarsHref } from './avatars-href.ts'
import { storedPage } from './saved-avatars.ts'
import { shown } from './shown-avatar.ts'
import { useSavedAvatars } from './use-kept-avatars.ts'
import { type CreateAvatar, useMakeAvatar } from './use-make-avatar.ts'

export type AvatarDeskProps = {
  filter: Partial<ListAvatarsQuery>
  /** The service lists what was made; if not, the browser does. */
  listed: boolean
  /** The one that the address asks for, when it is not on this page of the gallery. */
  sought: Avatar | undefined
  create: CreateAvatar
}

/** Pickers, beside them the portrait one looks at, and below both all that were made. */
export function AvatarDesk({ filter, listed, sought, create }: AvatarDeskProps) {
  const router = useRouter()
  const [chosen, setChosen] = useQueryState('avatar', parseAsString)
  const [like, setLike] = useState<{ at: number; choices: AvatarChoices }>()
  const { make, made, making, problem } = useMakeAvatar(create, { listed })
  const list = useQuery({ ...operationQuery('listAvatars', { query: filter }), enabled: listed })
  const kept = useSavedAvatars().avatars
  const page = listed
    ? list.data && { avatars: list.data.avatars.map(shown), total: list.data.total }
    : kept && storedPage(kept, filter)
  const avatars = page?.avatars ?? []
  const reachable = [...avatars, ...(made ? [made] : []), ...(sought ? [shown(sought)] : [])]
  const current = reachable.find(({ id }) => id === chosen) ?? avatars[0]
  const top = useRef<HTMLDivElement>(null)
  const pickers = useRef<HTMLDivElement>(null)

  const choose = (choices: AvatarChoices) => {
    setLike({ at: (like?.at ?? 0) + 1, choices })
    bringIntoView(pickers.current)
  }
  const isFirstPage = !filter.offset && !filter.type && !filter.location
  const isEmpty = page?.total === 0 && isFirstPage
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[25rem_minmax(0,1fr)] xl:items-stretch">
      <div ref={pickers} className="grid min-w-0 scroll-mt-16">
        <AvatarForm
          key={like?.at}
          like={like?.choices}
          problem={problem}
          onMake={async (input) => {
            bringIntoView(top.current)
            const avatar = await make(input)
            if (!avatar) return false
            // The gallery begins with the newest, and shows it whatever the filter was.
            if (isFirstPage) await setChosen(avatar.id)
            else router.push(avatarsHref({}))
            return true
          }}
        />
      </div>
      <div ref={top} className="grid min-w-0 scroll-mt-16 empty:hidden">
        {making ? (
          <AvatarInTheMaking />
        ) : isEmpty ? (
          <AvatarFormats />
        ) : (
          current && (
            <Panel
              title={avatars[0]?.id === current.id && isFirstPage ? 'Last created' : 'Selected'}
              aside={
                <Button size="sm" onClick={() => choose(choicesOf(current))}>
                  <UsersRound aria-hidden /> Create similar
                </Button>
              }
            >
              <AvatarSpotlight key={current.id} avatar={current} />
            </Panel>
          )
        )}
      </div>
      {/* Below both; while it is not known what there is, beside the pickers. */}
      <div className={classNames('min-w-0', (making || current || isEmpty) && 'xl:col-span-full')}>
        <AvatarShelf
          filter={filter}
          listed={listed}
          page={page}
          failure={list.isError ? list.error : undefined}
          retry={list.refetch}
          isFetching={list.isFetching}
          current={making ? undefined : current?.id}
          onSuggestion={choose}
          onOpen={(id) => {
            setChosen(id)
            bringIntoView(top.current)
          }}
        />
      </div>
    </div>
  )
}

/** Only where it is out of sight, as on a phone. */
function bringIntoView(element: HTMLElement | null) {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || Math.min(bottom, top + 200) > window.innerHeight) element.scrollIntoView({ block: 'start' })
}
