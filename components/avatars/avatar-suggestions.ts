import { type AvatarChoices, firstChoices } from './avatar-choices.ts'
import type { ShownAvatar } from './shown-avatar.ts'

/** Presenters that suit most videos, in the order in which they are suggested. */
const usual: readonly Pick<AvatarChoices, 'type' | 'location'>[] = [
  { type: 'tech_founder', location: 'coffee_shop' },
  { type: 'executive', location: 'glass_office' },
  { type: 'tech_founder', location: 'podcast_studio' },
  { type: 'student', location: 'park' },
  { type: 'executive', location: 'home_office' },
  { type: 'vibe_coder', location: 'dev_cave' },
  { type: 'tech_founder', location: 'street' },
  { type: 'executive', location: 'podcast_studio' },
  { type: 'student', location: 'coffee_shop' },
  { type: 'vibe_coder', location: 'home_office' },
]

const maxSuggested = 5

/** What the gallery does not have yet. */
export function suggestedAvatars(avatars: readonly ShownAvatar[]): AvatarChoices[] {
  const missing = usual.filter(
    ({ type, location }) => !avatars.some((one) => one.type === type && one.location === location),
  )
  return missing.slice(0, maxSuggested).map((one) => ({ ...firstChoices, ...one }))
}
