import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.each([
  ['Chrome', 'Windows', 'Chrome on Windows'],
  ['Mobile Safari', 'iOS', 'Safari on iOS'],
  ['Safari', 'Mac OS', 'Safari on macOS'],
  [undefined, 'Linux', 'Linux'],
  [undefined, undefined, 'Dashboard'],
])('%s and %s are called "%s"', (browser, system, name) => {
  expect(deviceName(browser, system)).toBe(name)
})
