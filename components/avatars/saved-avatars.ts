import type { ListAvatarsQuery } from '#contract/avatars.ts'
import { avatarsPerPage } from './avatars-href.ts'
import type { ShownAvatar } from './shown-avatar.ts'

const maxAvatars = 60
/** Browsers keep about five million characters for a site; other pages need room, too. */
const maxCharacters = 500_000

/** The portraits with `avatar` in front; the same one again replaces itself. */
export function withAvatar(avatars: readonly ShownAvatar[], avatar: ShownAvatar): ShownAvatar[] {
  return [avatar, ...avatars.filter(({ id }) => id !== avatar.id)].slice(0, maxAvatars)
}

/** A page of them, as a service that lists would answer. */
export function storedPage(
  avatars: readonly ShownAvatar[],
  { type, location, limit = avatarsPerPage, offset = 0 }: Partial<ListAvatarsQuery>,
): { avatars: ShownAvatar[]; total: number } {
  const matching = avatars.filter(
    (avatar) => (!type || avatar.type === type) && (!location || avatar.location === location),
  )
  return { avatars: matching.slice(offset, offset + limit), total: matching.length }
}

/** As text, without the oldest where they would take too much room. */
export function avatarsAsText(avatars: readonly ShownAvatar[]): string {
  for (let count = avatars.length; count > 0; count -= 1) {
    const text = JSON.stringify(avatars.slice(0, count))
    if (text.length <= maxCharacters) return text
  }
  return '[]'
}

/** What was kept; entries of another shape, from other releases or other hands, are dropped. */
export function parseAvatars(kept: string | null): ShownAvatar[] {
  let value: unknown
  try {
    value = JSON.parse(kept ?? '[]')
  } catch {
    return []
  }
  return Array.isArray(value) ? value.filter(isShownAvatar) : []
}

// By hand, for the size of the page. The door checked the answer when it came.
function isShownAvatar(value: unknown): value is ShownAvatar {
  if (typeof value !== 'object' || value === null) return false
  const avatar: Record<string, unknown> = { ...value }
  return (
    [avatar.id, avatar.avatar_url].every(isText) &&
    (avatar.credits_charged === undefined || typeof avatar.credits_charged === 'number') &&
    optionalTexts.every((member) => avatar[member] === undefined || isText(avatar[member])) &&
    (avatar.prompt_meta === undefined || isMeta(avatar.prompt_meta))
  )
}

const optionalTexts = [
  'r2_key',
  'prompt_used',
  'square_url',
  'thumbnail_url',
  'age_range',
  'type',
  'location',
  'gender',
  'origin',
  'engine',
  'created_at',
]

function isMeta(meta: unknown): boolean {
  if (typeof meta !== 'object' || meta === null) return false
  const { age_years, variation_tags }: { age_years?: unknown; variation_tags?: unknown } = meta
  return (
    (age_years === undefined || typeof age_years === 'number') &&
    (variation_tags === undefined || (Array.isArray(variation_tags) && variation_tags.every(isText)))
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
