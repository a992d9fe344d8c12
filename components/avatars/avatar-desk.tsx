'use client'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { parseAsString, useQueryState } from 'nuqs'
import { useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Avatar, ListAvatarsQuery } from '#contract/avatars.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { type AvatarChoices, choicesOf } from './avatar-choices.ts'
import { AvatarForm } from './avatar-form.tsx'
import { AvatarFormats } from './avatar-formats.tsx'
import { AvatarInTheMaking } from './avatar-in-the-making.tsx'
import { AvatarShelf } from './avatar-shelf.tsx'
import { AvatarSpotlight } from './avatar-spotlight.tsx'
import { avatarsHref } from './avatars-href.ts'
import { storedPage } from './saved-avatars.ts'
import { avatarTitle, shown } from './shown-avatar.ts'
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

/** Pickers, and beside them the portrait one looks at above all that were made. */
export function AvatarDesk({ filter, listed, sought, create }: AvatarDeskProps) {
  const router = useRouter()
  const [chosen, setChosen] = useQueryState('avatar', parseAsString)
  const [like, setLike] = useState<{ at: number; choices: AvatarChoices; name?: string }>()
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

  const choose = (choices: AvatarChoices, name?: string) => {
    setLike({ at: (like?.at ?? 0) + 1, choices, ...(name && { name }) })
    bringIntoView(pickers.current)
  }
  const isFirstPage = !filter.offset && !filter.type && !filter.location
  const isEmpty = page?.total === 0 && isFirstPage
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[25rem_minmax(0,1fr)]">
      <div ref={pickers} className="grid min-w-0 scroll-mt-16 xl:row-span-2">
        <AvatarForm
          key={like?.at}
          like={like?.choices}
          likeName={like?.name}
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
                <Button size="sm" onClick={() => choose(choicesOf(current), avatarTitle(current))}>
                  <UsersRound aria-hidden /> Use as template
                </Button>
              }
            >
              <AvatarSpotlight key={current.id} avatar={current} />
            </Panel>
          )
        )}
      </div>
      <div className="min-w-0">
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
