import type { LightName } from '../palettes.ts'

/** What a place is drawn with. `sky` is the colour above and at the horizon, in this light. */
export type Setting = { light: LightName; sky: readonly [string, string]; evening: boolean }

/** A backdrop on the sheet of 1080 x 1920: the background, and what is in front of the person. */
export type Backdrop = { behind: string; before?: string }
export type DrawBackdrop = (setting: Setting) => Backdrop
