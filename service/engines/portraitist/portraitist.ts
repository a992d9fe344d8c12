/** Who is to be portrayed; every value is one of the contract's. */
export type PortraitRequest = {
  ageRange: '18-25' | '26-35' | '36-50'
  type: 'tech_founder' | 'vibe_coder' | 'student' | 'executive'
  location: Location
  gender: 'male' | 'female'
  origin: Origin
  /** The same request with the same seed gives the same picture. */
  seed: string
}

export type Origin = 'european' | 'asian' | 'african' | 'latin' | 'middle_eastern' | 'south_asian'
export type Location =
  | 'coffee_shop'
  | 'dev_cave'
  | 'street'
  | 'car'
  | 'home_office'
  | 'podcast_studio'
  | 'glass_office'
  | 'rooftop'
  | 'bedroom'
  | 'park'
  | 'gym'

export type Portrait = {
  /** 1080 x 1920. */
  vertical: Uint8Array
  /** 1080 x 1080, of the same person in the same moment. */
  square: Uint8Array
  /** 360 x 640, the first one made small. */
  thumbnail: Uint8Array
  /** A text description of the image. */
  prompt: string
  ageYears: number
  /** What was left to chance, for example `head tilted left`. */
  variationTags: string[]
}

/** Makes portraits of people who do not exist, as PNG. */
export interface Portraitist {
  /** `built-in`, or a name by configuration. */
  readonly name: string
  /** Throws {@link Unavailable} when its turn would not come soon, and whatever goes wrong; then there is no portrait, not half of one. */
  draw(request: PortraitRequest): Promise<Portrait>
}
