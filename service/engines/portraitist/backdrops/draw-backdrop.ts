import { lightTints } from '../palettes.ts'
import type { PortraitBrief } from '../portrait-brief.ts'
import type { Location } from '../portraitist.ts'
import type { Backdrop, DrawBackdrop } from './backdrop.ts'
import { bedroom } from './bedroom.ts'
import { car } from './car.ts'
import { coffeeShop } from './coffee-shop.ts'
import { devCave } from './dev-cave.ts'
import { glassOffice } from './glass-office.ts'
import { gym } from './gym.ts'
import { homeOffice } from './home-office.ts'
import { park } from './park.ts'
import { podcastStudio } from './podcast-studio.ts'
import { rooftop } from './rooftop.ts'
import { street } from './street.ts'

const places: Record<Location, DrawBackdrop> = {
  coffee_shop: coffeeShop,
  dev_cave: devCave,
  street,
  car,
  home_office: homeOffice,
  podcast_studio: podcastStudio,
  glass_office: glassOffice,
  rooftop,
  bedroom,
  park,
  gym,
}

/** The place of a brief in its light. */
export function drawBackdrop({ location, light }: PortraitBrief): Backdrop {
  const { sky } = lightTints[light]
  return places[location]({ light, sky, evening: light === 'evening lights' })
}
