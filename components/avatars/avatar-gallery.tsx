'use client'
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
  /** What could be created next. */
  suggested: readonly AvatarChoices[]
  onSuggestion: (choices: AvatarChoices) => void
}

/** Portraits side by side; one of them is shown large. */
export function AvatarGallery({ avatars, current, onOpen, suggested, onSuggestion }: AvatarGalleryProps) {
  const activeId = useListKeyboard({ ids: avatars.map(({ id }) => id), onOpen })
  return (
    <div className="grid gap-4">
      <ul aria-label="Avatars" className={classNames(galleryGrid, 'empty:hidden')}>
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
                  sizes="(min-width: 64rem) 10rem, 30vw"
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
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <h3 className="font-medium text-ink text-sm sm:pt-2">Try</h3>
          <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
            {suggested.map((choices) => (
              <li key={`${choices.type}-${choices.location}`}>
                <SuggestedAvatar choices={choices} onChoose={() => onSuggestion(choices)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** What could be created next: choosing it fills in the form, and nothing is charged. */
function SuggestedAvatar({ choices, onChoose }: { choices: AvatarChoices; onChoose: () => void }) {
  return (
    <NativeButton
      type="button"
      onClick={onChoose}
      className="flex min-h-9 items-center gap-2 rounded-md border border-rule bg-sheet px-3 py-1.5 text-ink-soft text-sm hover:border-rule-strong hover:bg-hover hover:text-ink [&_svg]:size-4 [&_svg]:text-ink-faint"
    >
      {locationIcons[choices.location]}
      <span>
        <span className="sr-only">Choose </span>
        {labelOf(typeChoices, choices.type)}, {labelOf(locationChoices, choices.location).toLowerCase()}
      </span>
    </NativeButton>
  )
}
