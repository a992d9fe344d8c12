import { expect, test } from 'vitest'
import { AvatarAgeRange, AvatarGender, AvatarLocation, AvatarOrigin, AvatarType } from '#contract/avatars.ts'
import type { Setting } from './backdrops/backdrop.ts'
import { sky } from './backdrops/outdoor-pieces.ts'
import { builtInPortraitist } from './built-in-portraitist.ts'
import { portraitSvg } from './draw-portrait.ts'
import { portraitBrief, portraitPrompt, variationTags } from './portrait-brief.ts'
import type { PortraitRequest } from './portraitist.ts'

const someone: PortraitRequest = {
  ageRange: '26-35',
  type: 'tech_founder',
  location: 'coffee_shop',
  gender: 'female',
  origin: 'latin',
  seed: 'a seed',
}
const everybody = AvatarAgeRange.options.flatMap((ageRange) =>
  AvatarType.options.flatMap((type) =>
    AvatarLocation.options.flatMap((location) =>
      AvatarGender.options.flatMap((gender) =>
        AvatarOrigin.options.map((origin) => ({ ageRange, type, location, gender, origin })),
      ),
    ),
  ),
)
/** Many seeds, so that chance alone cannot hide what a value changes. */
const seeds = Array.from({ length: 40 }, (_, n) => `seed ${n}`)
const svgOf = (request: PortraitRequest) => portraitSvg(portraitBrief(request), 'vertical')

test('a portrait is a PNG of 1080 x 1920 and a square of 1080, small for lists, the same for the same seed', async () => {
  const portraitist = builtInPortraitist()
  const [one, again] = [await portraitist.draw(someone), await portraitist.draw(someone)]
  const size = (png: Uint8Array) => {
    const view = new DataView(png.buffer, png.byteOffset)
    return [String.fromCharCode(...png.slice(1, 4)), view.getUint32(16), view.getUint32(20)]
  }
  expect(size(one.vertical)).toEqual(['PNG', 1080, 1920])
  expect(size(one.square)).toEqual(['PNG', 1080, 1080])
  expect(size(one.thumbnail)).toEqual(['PNG', 360, 640])
  expect(Buffer.compare(one.vertical, again.vertical)).toBe(0)
  expect(one.prompt).toBe(again.prompt)
})

test('two seeds give two people', () => {
  expect(new Set(seeds.map((seed) => svgOf({ ...someone, seed }))).size).toBeGreaterThan(35)
})

test.each([
  ['ageRange', AvatarAgeRange.options],
  ['type', AvatarType.options],
  ['location', AvatarLocation.options],
  ['gender', AvatarGender.options],
  ['origin', AvatarOrigin.options],
] as const)('every %s draws something else and is told otherwise', (member, options) => {
  const requests = options.map((option) => ({ ...someone, [member]: option }) as PortraitRequest)
  expect(new Set(requests.map(svgOf)).size).toBe(options.length)
  expect(new Set(requests.map((one) => portraitPrompt(portraitBrief(one)))).size).toBe(options.length)
})

test('every type has clothes of its own', () => {
  const clothes = AvatarType.options.map((type) =>
    AvatarGender.options.flatMap((gender) =>
      seeds.map((seed) => portraitBrief({ ...someone, type, gender, seed }).outfit),
    ),
  )
  for (const [at, mine] of clothes.entries())
    for (const other of clothes.slice(at + 1)) expect(mine.filter((one) => other.includes(one))).toEqual([])
})

test('people are seen from near and far and in several poses, and never with their hands', () => {
  const briefs = seeds.map((seed) => portraitBrief({ ...someone, seed }))
  expect(new Set(briefs.map(({ framing }) => framing)).size).toBe(3)
  expect(new Set(briefs.map(({ pose }) => pose)).size).toBe(5)
  for (const brief of briefs) expect(portraitPrompt(brief)).toContain('no hands in the image')
})

test('most wear no glasses, and more of the older than of the young do', () => {
  const withGlasses = (ageRange: PortraitRequest['ageRange']) =>
    Array.from({ length: 400 }, (_, n) =>
      portraitBrief({ ...someone, gender: 'male', ageRange, seed: `${n}` }),
    ).filter(({ accessory }) => accessory.endsWith('glasses')).length
  expect(withGlasses('36-50')).toBeLessThan(200)
  expect(withGlasses('18-25')).toBeLessThan(withGlasses('36-50') - 20)
})

test('every combination can be drawn as complete SVG without holes', () => {
  expect(everybody).toHaveLength(1584)
  for (const [n, request] of everybody.entries()) {
    const svg = svgOf({ ...request, seed: `s${n % 7}` })
    expect(/undefined|NaN|null|\[object/.exec(svg)?.[0]).toBeUndefined()
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
  }
})

test('the age lies in its range, and both bounds occur', () => {
  for (const ageRange of AvatarAgeRange.options) {
    const [from = 0, to = 0] = ageRange.split('-').map(Number)
    const ages = Array.from(
      { length: 400 },
      (_, n) => portraitBrief({ ...someone, ageRange, seed: `${n}` }).ageYears,
    )
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([from, to])
  }
})

test('every tag is in the prompt, and the prompt says the age and the place', () => {
  for (const [n, request] of everybody.entries()) {
    const brief = portraitBrief({ ...request, seed: `s${n}` })
    const prompt = portraitPrompt(brief)
    for (const tag of variationTags(brief))
      if (tag !== 'no accessory') expect(prompt.toLowerCase()).toContain(tag.toLowerCase())
    expect(prompt).toContain(`${brief.ageYears}-year-old ${request.gender === 'male' ? 'man' : 'woman'}`)
  }
})

test('the years can be seen: grey comes with them, and lines', () => {
  const young = seeds.map((seed) => portraitBrief({ ...someone, ageRange: '18-25', seed }))
  const old = seeds.map((seed) => portraitBrief({ ...someone, ageRange: '36-50', seed }))
  expect(young.some(({ grey }) => grey)).toBe(false)
  expect(old.some(({ grey }) => grey)).toBe(true)
})

test('through the glass of a room no cloud is seen', () => {
  const setting: Setting = { light: 'soft daylight', sky: ['#cfe0ea', '#f2f6f6'], evening: false }
  expect(sky(setting, 1000)).toContain('<ellipse')
  expect(sky(setting, 1000, 'through glass')).not.toContain('<ellipse')
})
