import type { CreateAvatarInput } from '#contract/avatars.ts'

/** What the pickers hold; an empty `gender` or `origin` is left to chance. */
export type AvatarChoices = {
  age_range: CreateAvatarInput['age_range']
  type: CreateAvatarInput['type']
  location: CreateAvatarInput['location']
  gender: NonNullable<CreateAvatarInput['gender']> | ''
  origin: NonNullable<CreateAvatarInput['origin']> | ''
}

type Choice<Value extends string> = { value: Value; label: string }

export const typeChoices: readonly Choice<AvatarChoices['type']>[] = [
  { value: 'tech_founder', label: 'Tech founder' },
  { value: 'vibe_coder', label: 'Vibe coder' },
  { value: 'student', label: 'Student' },
  { value: 'executive', label: 'Executive' },
]

export const locationChoices: readonly (Choice<AvatarChoices['location']> & { words: string })[] = [
  { value: 'coffee_shop', label: 'Coffee shop', words: 'in a coffee shop' },
  { value: 'dev_cave', label: 'Dev cave', words: 'in a dark room full of screens' },
  { value: 'street', label: 'Street', words: 'on a city street' },
  { value: 'car', label: 'Car', words: 'in a car' },
  { value: 'home_office', label: 'Home office', words: 'in a home office' },
  { value: 'podcast_studio', label: 'Podcast studio', words: 'in a podcast studio' },
  { value: 'glass_office', label: 'Glass office', words: 'in a glass office' },
  { value: 'rooftop', label: 'Rooftop', words: 'on a rooftop' },
  { value: 'bedroom', label: 'Bedroom', words: 'in a bedroom' },
  { value: 'park', label: 'Park', words: 'in a park' },
  { value: 'gym', label: 'Gym', words: 'in a gym' },
]

export const ageChoices: readonly Choice<AvatarChoices['age_range']>[] = [
  { value: '18-25', label: '18–25' },
  { value: '26-35', label: '26–35' },
  { value: '36-50', label: '36–50' },
]

export const genderChoices: readonly Choice<AvatarChoices['gender']>[] = [
  { value: '', label: 'Any' },
  { value: 'female', label: 'Woman' },
  { value: 'male', label: 'Man' },
]

export const originChoices: readonly Choice<AvatarChoices['origin']>[] = [
  { value: '', label: 'Any' },
  { value: 'african', label: 'African' },
  { value: 'asian', label: 'East Asian' },
  { value: 'european', label: 'European' },
  { value: 'latin', label: 'Latin American' },
  { value: 'middle_eastern', label: 'Middle Eastern' },
  { value: 'south_asian', label: 'South Asian' },
]

export const firstChoices: AvatarChoices = {
  age_range: '26-35',
  type: 'tech_founder',
  location: 'coffee_shop',
  gender: '',
  origin: '',
}

/** The body of the call: what is left to chance is left out. */
export function avatarInput({ gender, origin, ...rest }: AvatarChoices): CreateAvatarInput {
  return { ...rest, ...(gender && { gender }), ...(origin && { origin }) }
}

/** What the choices ask for, as one would say it. */
export function choicesInWords(choices: AvatarChoices): string {
  const { gender, origin, age_range, type, location } = choices
  const who = [
    origin && labelOf(originChoices, origin),
    gender && labelOf(genderChoices, gender).toLowerCase(),
  ]
  return [
    `${labelOf(typeChoices, type)} ${locationChoices.find(({ value }) => value === location)?.words ?? location}`,
    labelOf(ageChoices, age_range),
    who.filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The label of a value; one that this release does not know, as the service names it. */
export function labelOf(choices: readonly Choice<string>[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value.replaceAll('_', ' ')
}

/** The choices behind a portrait, for another one like it; what is unknown falls back to the first choices. */
export function choicesOf(avatar: Readonly<Partial<Record<keyof AvatarChoices, string>>>): AvatarChoices {
  const known = <Value extends string>(choices: readonly Choice<Value>[], value: string | undefined) =>
    choices.find((choice) => choice.value === value)?.value
  return {
    age_range: known(ageChoices, avatar.age_range) ?? firstChoices.age_range,
    type: known(typeChoices, avatar.type) ?? firstChoices.type,
    location: known(locationChoices, avatar.location) ?? firstChoices.location,
    gender: known(genderChoices, avatar.gender) ?? '',
    origin: known(originChoices, avatar.origin) ?? '',
  }
}
