import { type SeededChoice, seededChoice } from '../illustrator/seeded-choice.ts'
import { chooseFeatures, type Features } from './features.ts'
import { complexions, type LightName } from './palettes.ts'
import type { PortraitRequest } from './portraitist.ts'

type Choice = readonly [string, ...string[]]

const hairStyles: Record<'male' | 'female', Record<'straight' | 'wavy' | 'coily', Choice>> = {
  male: {
    straight: ['short crop', 'side part', 'swept-back hair', 'buzz cut'],
    wavy: ['side part', 'tousled waves', 'curly top', 'short crop'],
    coily: ['short coils', 'high-top coils', 'buzz cut', 'locs'],
  },
  female: {
    straight: ['long straight hair', 'bob', 'ponytail', 'top bun'],
    wavy: ['long waves', 'shoulder-length curls', 'ponytail', 'bob'],
    coily: ['rounded afro', 'long braids', 'top bun', 'shoulder-length curls'],
  },
}

const textures: Record<
  PortraitRequest['origin'],
  readonly ['straight' | 'wavy' | 'coily', ...('straight' | 'wavy' | 'coily')[]]
> = {
  european: ['straight', 'wavy', 'wavy'],
  asian: ['straight', 'straight', 'wavy'],
  african: ['coily', 'coily', 'wavy'],
  latin: ['wavy', 'straight', 'wavy', 'coily'],
  middle_eastern: ['wavy', 'wavy', 'straight'],
  south_asian: ['straight', 'wavy'],
}

const outfits: Record<PortraitRequest['type'], Choice> = {
  tech_founder: ['open blazer over a T-shirt', 'fine turtleneck', 'zip jacket over a T-shirt'],
  vibe_coder: ['hoodie', 'oversized T-shirt', 'open flannel shirt'],
  student: [
    'knitted sweater with a backpack',
    'college jacket with a backpack',
    'denim jacket with a backpack',
  ],
  executive: ['suit with a tie', 'suit with an open collar', 'double-breasted suit'],
}

const carried: Record<PortraitRequest['type'], string> = {
  tech_founder: 'a phone with a product chart',
  vibe_coder: 'a laptop covered in stickers',
  student: 'books and a notebook',
  executive: 'a leather folder',
}

const clothColors: Record<PortraitRequest['type'], Choice> = {
  tech_founder: ['#2f3a4a', '#3c4a43', '#4a4038', '#27313f', '#5b4a5e'],
  vibe_coder: ['#5a4a8a', '#2f6f6b', '#b5533c', '#3a3f47', '#7a8f4e'],
  student: ['#c07b3a', '#3f6a9a', '#8a3d4c', '#5a7d4f', '#d0a24a'],
  executive: ['#232a3a', '#2e2e33', '#3b3236', '#1f3238'],
}

const lights: Record<PortraitRequest['location'], readonly [LightName, ...LightName[]]> = {
  coffee_shop: ['morning light', 'soft daylight', 'golden hour'],
  dev_cave: ['evening lights'],
  street: ['morning light', 'golden hour', 'soft daylight', 'evening lights'],
  car: ['golden hour', 'soft daylight', 'morning light'],
  home_office: ['morning light', 'soft daylight', 'golden hour'],
  podcast_studio: ['evening lights'],
  glass_office: ['soft daylight', 'morning light', 'evening lights'],
  rooftop: ['golden hour', 'evening lights', 'morning light'],
  bedroom: ['morning light', 'soft daylight', 'evening lights'],
  park: ['morning light', 'golden hour', 'soft daylight'],
  gym: ['soft daylight', 'morning light'],
}

const places: Record<PortraitRequest['location'], string> = {
  coffee_shop: 'in a coffee shop, with an espresso machine, cups on a shelf and hanging lamps behind',
  dev_cave: 'in a dark room full of screens with code, lit by coloured strips',
  street: 'on a city street with shop fronts, awnings and a lamp post behind',
  car: 'in the driving seat of a car, belt on, the road behind the windows',
  home_office: 'in a home office, with a desk lamp, a bookshelf and a plant behind',
  podcast_studio: 'in a podcast studio, with a microphone on its arm and acoustic panels',
  glass_office: 'in a glass-walled office high above the city',
  rooftop: 'on a rooftop terrace with string lights above the skyline',
  bedroom: 'in a bedroom, with a made bed, pictures and a bedside lamp',
  park: 'in a park, with trees, a path and a bench',
  gym: 'in a gym, with a rack of weights, a mirror and a bench',
}

/** Everything that a portrait shows, decided before a line is drawn: the words and the drawing say the same. */
export type PortraitBrief = PortraitRequest & {
  ageYears: number
  skin: string
  hair: string
  eyes: string
  grey: boolean
  hairStyle: string
  outfit: string
  carries: string
  cloth: string
  light: LightName
  pose: 'head straight' | 'head tilted left' | 'head tilted right'
  expression: 'soft smile' | 'open smile' | 'calm look'
  accessory: string
  beard: 'clean-shaven' | 'stubble' | 'short beard' | 'none'
  mirrored: boolean
  features: Features
}

/** @returns the brief that the request's seed gives, always the same for the same request */
export function portraitBrief(request: PortraitRequest): PortraitBrief {
  const { origin, gender, type, location, ageRange } = request
  const choice = seededChoice(Object.values(request).join(' '))
  const complexion = complexions[origin]
  const ageYears = chooseAge(ageRange, choice)
  const texture = choice.pick(textures[origin])
  return {
    ...request,
    ageYears,
    skin: choice.pick(complexion.skin),
    hair: choice.pick(complexion.hair),
    eyes: choice.pick(complexion.eyes),
    grey: ageYears >= 43,
    hairStyle: choice.pick(hairStyles[gender][texture]),
    outfit: choice.pick(outfits[type]),
    carries: location === 'car' ? 'a seat belt' : carried[type],
    cloth: choice.pick(clothColors[type]),
    light: choice.pick(lights[location]),
    pose: choice.pick(['head straight', 'head tilted left', 'head tilted right']),
    expression: choice.pick(['soft smile', 'open smile', 'calm look']),
    accessory: chooseAccessory(request, choice),
    beard:
      gender === 'female'
        ? 'none'
        : ageYears < 22
          ? 'clean-shaven'
          : choice.pick(['clean-shaven', 'stubble', 'short beard']),
    mirrored: choice.pick([true, false]),
    features: chooseFeatures(request, choice),
  }
}

/** The brief as text, as a model would get it; the drawn image shows exactly this. */
export function portraitPrompt(brief: PortraitBrief): string {
  const { ageYears, gender, origin, type, hairStyle, grey, outfit, location, carries, beard } = brief
  const person = gender === 'male' ? 'man' : 'woman'
  const looks = [
    hairStyle.replace(
      /^(short crop|side part|buzz cut|bob|ponytail|top bun|rounded afro|curly top)$/,
      'a $1',
    ),
    grey && 'greying hair',
    beard !== 'none' && beard,
    brief.accessory !== 'no accessory' && brief.accessory,
  ]
  const wears = /^(?:open|oversized)/.test(outfit) ? `an ${outfit}` : `a ${outfit}`
  return [
    `Vertical portrait, 9:16, of a ${ageYears}-year-old ${person} of ${origins[origin]} origin, ${types[type]}.`,
    `${looks.filter(Boolean).join(', ')}; ${brief.pose}, ${brief.expression}.`.replace(/^./, (sign) =>
      sign.toUpperCase(),
    ),
    `Wears ${wears}${location === 'car' ? ', with the seat belt fastened' : `, holds ${carries}`}.`,
    `${places[location]}, ${brief.light}.`.replace(/^./, (sign) => sign.toUpperCase()),
    'Editorial illustration, looking into the camera, shallow depth of field, no text.',
  ].join(' ')
}

export function variationTags(brief: PortraitBrief): string[] {
  const { pose, expression, accessory, light, hairStyle, outfit, beard } = brief
  return [pose, expression, accessory, light, hairStyle, outfit, ...(beard === 'none' ? [] : [beard])]
}

const origins: Record<PortraitRequest['origin'], string> = {
  european: 'European',
  asian: 'East Asian',
  african: 'African',
  latin: 'Latin American',
  middle_eastern: 'Middle Eastern',
  south_asian: 'South Asian',
}

const types: Record<PortraitRequest['type'], string> = {
  tech_founder: 'the founder of a technology company',
  vibe_coder: 'a programmer at ease',
  student: 'a student',
  executive: 'an executive',
}

function chooseAge(range: PortraitRequest['ageRange'], choice: SeededChoice): number {
  const [from = 18, to = from] = range.split('-').map(Number)
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return choice.pick([from, ...years.slice(1)])
}

function chooseAccessory({ gender, type }: PortraitRequest, choice: SeededChoice): string {
  const common = ['no accessory', 'round glasses', 'square glasses'] as const
  if (type === 'vibe_coder')
    return choice.pick([...common, 'headphones around the neck', 'headphones around the neck'])
  if (gender === 'female') return choice.pick([...common, 'small earrings', 'hoop earrings', 'fine necklace'])
  return choice.pick(common)
}
