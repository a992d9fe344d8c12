'use client'
import { Plus } from 'lucide-react'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { type AvatarChoices, labelOf, locationChoices, typeChoices } from './avatar-choices.ts'
import { locationIcons } from './avatar-icons.tsx'
import { AvatarPicture } from './avatar-picture.tsx'
import { galleryGrid } from './gallery-skeleton.tsx'
import { avatarAlt, avatarTitle, type ShownAvatar } from './shown-avatar.ts'

export type AvatarGalleryProps = {
  avatars: readonly ShownAvatar[]
  /** The id of the one that is shown large. */
  current: string | undefined
  onOpen: (id: string) => void
  /** What could be created next; ends the last row. */
  suggested: readonly AvatarChoices[]
  onSuggestion: (choices: AvatarChoices) => void
}

/** Portraits side by side; one of them is shown large. */
export function AvatarGallery({ avatars, current, onOpen, suggested, onSuggestion }: AvatarGalleryProps) {
  const activeId = useListKeyboard({ ids: avatars.map(({ id }) => id), onOpen })
  return (
    <div className={galleryGrid}>
      {/* Two lists in one grid: what there is, and what could be. */}
      <ul aria-label="Avatars" className="contents">
        {avatars.map((avatar) => (
          <li key={avatar.id} data-row-id={avatar.id}>
            <NativeButton
              type="button"
              onClick={() => onOpen(avatar.id)}
              aria-current={avatar.id === current}
              className="group block w-full rounded-md text-left outline-offset-2 hover:opacity-90"
            >
              <span
                className={classNames(
                  'block rounded-md',
                  // A ring, for the outline belongs to whatever has the focus.
                  avatar.id === activeId
                    ? 'ring-2 ring-accent ring-offset-2 ring-offset-paper'
                    : avatar.id === current && 'ring-2 ring-ink ring-offset-2 ring-offset-paper',
                )}
              >
                <AvatarPicture
                  url={avatar.avatar_url}
                  smallUrl={avatar.thumbnail_url}
                  alt={avatarAlt(avatar)}
                  sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 22vw, 30vw"
                />
              </span>
              <span
                aria-hidden
                className="mt-2 line-clamp-2 text-ink-faint text-xs group-aria-current:font-medium group-aria-current:text-ink"
              >
                {avatarTitle(avatar)}
              </span>
            </NativeButton>
          </li>
        ))}
      </ul>
      {suggested.length > 0 && (
        <ul aria-label="Suggestions" className="contents">
          {suggested.map((choices, at) => (
            // On a phone a row is shorter, and ends sooner.
            <li
              key={`${choices.type}-${choices.location}`}
              className={at >= suggested.length % 3 && avatars.length > 0 ? 'max-lg:hidden' : undefined}
            >
              <SuggestedAvatar
                choices={choices}
                isAlone={avatars.length === 0}
                onChoose={() => onSuggestion(choices)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A frame that is still empty; choosing it fills in the form, and nothing is charged. */
function SuggestedAvatar({
  choices,
  isAlone,
  onChoose,
}: {
  choices: AvatarChoices
  /** Beside no portrait, whose height it would have to match. */
  isAlone: boolean
  onChoose: () => void
}) {
  return (
    <NativeButton
      type="button"
      onClick={onChoose}
      className={classNames(
        'group grid w-full content-center justify-items-center gap-2 rounded-md border border-rule border-dashed p-2 text-center text-ink-soft text-xs outline-offset-2 hover:border-rule-strong hover:bg-well hover:text-ink',
        isAlone ? 'py-6' : 'aspect-[9/16]',
      )}
    >
      <span className="relative grid size-11 place-items-center rounded-full bg-well text-ink-faint group-hover:bg-sheet [&>svg]:size-5">
        {locationIcons[choices.location]}
        <Plus
          aria-hidden
          className="absolute -right-0.5 -bottom-0.5 size-4! rounded-full bg-ink p-0.5 text-paper"
        />
      </span>
      <span>
        <span className="sr-only">Choose </span>
        <span className="block font-medium text-ink">{labelOf(typeChoices, choices.type)}</span>
        {labelOf(locationChoices, choices.location).toLowerCase()}
      </span>
    </NativeButton>
  )
}
