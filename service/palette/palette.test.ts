import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from './palette.ts'

test('the service draws on the paper and with the ink of the dashboard', () => {
  const [light = '', dark = ''] = readFileSync('app/styles/tokens.css', 'utf8').split('[data-theme="dark"]')
  for (const [colors, tokens] of [
    [palette.light, light],
    [palette.dark, dark],
  ] as const) {
    expect(tokens).toContain(`--paper: ${colors.paper};`)
    expect(tokens).toContain(`--sheet: ${colors.sheet};`)
    expect(tokens).toContain(`--ink: ${colors.ink};`)
    expect(tokens).toContain(`--rule-strong: ${colors.edge};`)
  }
})
