import type { Avatar, CreateAvatarInput } from '#contract/avatars.ts'
import { labelOf, locationChoices, typeChoices } from './avatar-choices.ts'

/** A portrait as the page shows it: it has a name in this browser, whatever the service tells of it. */
export type ShownAvatar = CreatedAvatar & { id: string }

/** A server need not say more of it than where it is. */
export type CreatedAvatar = Partial<Avatar> & Pick<Avatar, 'avatar_url'>

/** A portrait that has just been made: what a service does not say of it is what was asked for, and now. */
export function justMade(avatar: CreatedAvatar, input: CreateAvatarInput, at: string): ShownAvatar {
  return { ...input, created_at: at, ...avatar, id: idOf(avatar) }
}

export function shown(avatar: Avatar): ShownAvatar {
  return { ...avatar, id: idOf(avatar) }
}

function idOf({ id, r2_key, avatar_url }: CreatedAvatar): string {
  return id ?? (r2_key || avatar_url)
}

/** `Student, park`. */
export function avatarTitle({ type, location }: Pick<Avatar, 'type' | 'location'>): string {
  const words = [
    type && labelOf(typeChoices, type),
    location && labelOf(locationChoices, location).toLowerCase(),
  ].filter(Boolean)
  return words.join(', ') || 'Avatar'
}

/** The text alternative of the image. */
export function avatarAlt(avatar: CreatedAvatar): string {
  const { gender, prompt_meta } = avatar
  const years = prompt_meta?.age_years
  const person = gender === 'female' ? 'woman' : gender === 'male' ? 'man' : undefined
  return [avatarTitle(avatar), person, years === undefined ? undefined : `${years} years`]
    .filter(Boolean)
    .join(', ')
}
