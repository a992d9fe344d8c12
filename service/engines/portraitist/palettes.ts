import type { Origin } from './portraitist.ts'

type Choice = readonly [string, ...string[]]

/**
 * Skin tones common in these parts of the world. Every list is broad and the lists overlap: the image shows a person,
 * not a type.
 */
export const complexions: Record<Origin, { skin: Choice; hair: Choice; eyes: Choice }> = {
  european: {
    skin: ['#f0cbb1', '#ebbf9f', '#e2b08c', '#f2d2ba'],
    hair: ['#3a2a1f', '#6b4a2e', '#a87842', '#c9a063', '#8a4b2a', '#2a221d'],
    eyes: ['#4d7396', '#5d7f5a', '#6b4b30', '#7a8791'],
  },
  asian: {
    skin: ['#edc8a7', '#e3b894', '#d5a47d', '#efd0b4'],
    hair: ['#17141a', '#241c1c', '#33251f'],
    eyes: ['#3a2618', '#4d3220', '#2c1d14'],
  },
  african: {
    skin: ['#8a5a3b', '#6d432b', '#57341f', '#a06d48'],
    hair: ['#15110f', '#1f1713', '#2c1f18'],
    eyes: ['#2e1c11', '#3f2616', '#24160e'],
  },
  latin: {
    skin: ['#dfae86', '#cd9569', '#b97f54', '#ecc6a3'],
    hair: ['#1f1714', '#35241a', '#4f3421'],
    eyes: ['#3f2817', '#5b3b22', '#56683f'],
  },
  middle_eastern: {
    skin: ['#e3b990', '#d3a176', '#c08b5e', '#eccbaa'],
    hair: ['#191313', '#2b1e18', '#40291d'],
    eyes: ['#3d2717', '#5a4326', '#62704d'],
  },
  south_asian: {
    skin: ['#bf8a5d', '#a97449', '#8f5d39', '#d0a075'],
    hair: ['#15100f', '#201614', '#2c1d17'],
    eyes: ['#2f1d12', '#432a19', '#38230f'],
  },
}

export const lightTints = {
  'morning light': { color: '#ffe3b0', opacity: 0.16, sky: ['#bfe0f5', '#fdf3df'] },
  'golden hour': { color: '#ff9d4d', opacity: 0.17, sky: ['#7fa7cf', '#ffc489'] },
  'soft daylight': { color: '#eaf3ff', opacity: 0.1, sky: ['#cfe0ea', '#f2f6f6'] },
  'evening lights': { color: '#2b2a66', opacity: 0.14, sky: ['#1c2450', '#6b4a7e'] },
} as const

export type LightName = keyof typeof lightTints
