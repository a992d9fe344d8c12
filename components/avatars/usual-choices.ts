import type { AvatarChoices } from './avatar-choices.ts'

/** What a marketing team mostly asks for; the others are behind a fold. */
const usual: ReadonlySet<AvatarChoices['type'] | AvatarChoices['location']> = new Set([
  'tech_founder',
  'executive',
  'student',
  'coffee_shop',
  'home_office',
  'glass_office',
  'podcast_studio',
  'street',
  'park',
])

/** The choices at first sight, and the rest. */
export function usualFirst<T extends { value: AvatarChoices['type'] | AvatarChoices['location'] }>(
  choices: readonly T[],
): { first: readonly T[]; rest: readonly T[] } {
  return {
    first: choices.filter(({ value }) => usual.has(value)),
    rest: choices.filter(({ value }) => !usual.has(value)),
  }
}
