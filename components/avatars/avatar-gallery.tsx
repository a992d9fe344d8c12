'use client'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import { galleryGrid } from './gallery-skeleton.tsx'
import { avatarAlt, avatarTitle, type ShownAvatar } from './shown-avatar.ts'

export type AvatarGalleryProps = {
  avatars: readonly ShownAvatar[]
  /** The id of the one that is shown large. */
  current: string | undefined
  onOpen: (id: string) => void
}

/** Portraits side by side; one of them is shown large. */
export function AvatarGallery({ avatars, current, onOpen }: AvatarGalleryProps) {
  const activeId = useListKeyboard({ ids: avatars.map(({ id }) => id), onOpen })
  return (
    <ul aria-label="Avatars" className={galleryGrid}>
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
  )
}
