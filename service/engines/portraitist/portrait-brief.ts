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
    wavy: ['long waves', 'shoulder-length curls', 'ponytail', 'top bun'],
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

const tech: Choice = ['open blazer over a T-shirt', 'fine turtleneck', 'zip jacket over a T-shirt']
const coder: Choice = ['hoodie', 'oversized T-shirt', 'open flannel shirt']
const campus: Choice = [
  'knitted sweater with a backpack',
  'college jacket with a backpack',
  'denim jacket with a backpack',
]
const outfits: Record<PortraitRequest['type'], Record<PortraitRequest['gender'], Choice>> = {
  tech_founder: { male: tech, female: tech },
  vibe_coder: { male: coder, female: coder },
  student: { male: campus, female: campus },
  executive: {
    male: ['suit with a tie', 'suit with an open collar', 'double-breasted suit'],
    female: ['suit over a silk top', 'suit with an open collar'],
  },
}

const poses = [
  'head straight',
  'head tilted left',
  'head tilted right',
  'head turned left',
  'head turned right',
] as const

/** An executive keeps some distance, a coder sits close to the camera. */
const framings: Record<
  PortraitRequest['type'],
  readonly [PortraitBrief['framing'], ...PortraitBrief['framing'][]]
> = {
  tech_founder: ['head and shoulders', 'close-up', 'half length'],
  vibe_coder: ['close-up', 'head and shoulders', 'head and shoulders'],
  student: ['head and shoulders', 'close-up', 'half length'],
  executive: ['half length', 'head and shoulders', 'head and shoulders'],
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
  cloth: string
  light: LightName
  /** How near the camera is: the hands are never in the image. */
  framing: 'close-up' | 'head and shoulders' | 'half length'
  pose: 'head straight' | 'head tilted left' | 'head tilted right' | 'head turned left' | 'head turned right'
  expression: 'soft smile' | 'open smile' | 'calm look'
  accessory: string
  beard: 'clean-shaven' | 'stubble' | 'short beard' | 'none'
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
    outfit: choice.pick(outfits[type][gender]).replace(location === 'car' ? ' with a backpack' : '\0', ''),
    cloth: choice.pick(clothColors[type]),
    light: choice.pick(lights[location]),
    framing: choice.pick(framings[type]),
    pose: choice.pick(poses),
    expression: choice.pick(['soft smile', 'open smile', 'calm look']),
    accessory: chooseAccessory(request, choice),
    beard:
      gender === 'female'
        ? 'none'
        : ageYears < 22
          ? 'clean-shaven'
          : choice.pick(['clean-shaven', 'stubble', 'short beard']),
    features: chooseFeatures(request, choice),
  }
}

/** The brief as text, as a model would get it; the drawn image shows exactly this. */
export function portraitPrompt(brief: PortraitBrief): string {
  const { ageYears, gender, origin, type, hairStyle, grey, outfit, location, framing, beard } = brief
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
    `Vertical portrait, 9:16, ${framing}, of a ${ageYears}-year-old ${person} of ${origins[origin]} origin, ${types[type]}.`,
    `${looks.filter(Boolean).join(', ')}; ${brief.pose}, ${brief.expression}.`.replace(/^./, (sign) =>
      sign.toUpperCase(),
    ),
    `Wears ${wears}${location === 'car' ? ', with the seat belt fastened' : ''}; no hands in the image.`,
    `${places[location]}, ${brief.light}.`.replace(/^./, (sign) => sign.toUpperCase()),
    'Editorial illustration, looking into the camera, shallow depth of field, no text.',
  ].join(' ')
}

export function variationTags(brief: PortraitBrief): string[] {
  const { framing, pose, expression, accessory, light, hairStyle, outfit, beard } = brief
  return [
    framing,
    pose,
    expression,
    accessory,
    light,
    hairStyle,
    outfit,
    ...(beard === 'none' ? [] : [beard]),
  ]
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

/** Most wear nothing; glasses come with the years. */
function chooseAccessory({ gender, type, ageRange }: PortraitRequest, choice: SeededChoice): string {
  const bare = ['no accessory', 'no accessory', 'no accessory'] as const
  const glasses =
    ageRange === '36-50'
      ? ['round glasses', 'square glasses']
      : [choice.pick(['round glasses', 'square glasses'])]
  const own = [
    ...(type === 'vibe_coder' ? ['headphones around the neck', 'headphones around the neck'] : []),
    ...(gender === 'female' ? ['small earrings', 'hoop earrings', 'fine necklace'] : []),
  ]
  return choice.pick([...bare, ...glasses, ...own])
}
