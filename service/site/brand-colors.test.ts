import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandPalettes, contrast } from './brand-colors.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('whatever two colours are chosen, every word can be read by day and by night', () => {
  fc.assert(
    fc.property(color, color, (accent, paper) => {
      for (const palette of Object.values(brandPalettes({ accent, paper }))) {
        for (const ground of [palette.paper, palette.raised]) {
          expect(contrast(palette.ink, ground)).toBeGreaterThan(7)
          expect(contrast(palette.soft, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(palette.accent, ground)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(palette.onFill, palette.fill)).toBeGreaterThanOrEqual(4)
      }
    }),
    { numRuns: 300 },
  )
})

test('a colour that can be read stays as it was chosen', () => {
  expect(brandPalettes({ accent: '#a83216', paper: '#f8f6f0' }).light).toMatchObject({
    accent: '#a83216',
    paper: '#f8f6f0',
    fill: '#a83216',
  })
})

test('what is no colour becomes black and never reaches a stylesheet', () => {
  const palettes = brandPalettes({ accent: 'red;}body{display:none', paper: 'url(//evil.example)' })
  expect(JSON.stringify(palettes)).not.toMatch(/red|evil|display/)
})
