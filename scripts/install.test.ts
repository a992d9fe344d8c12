import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/tool': { version: '2.0.0', integrity: 'y', dev: true },
    'node_modules/a-windows': { version: '1.0.0', integrity: 'z', optional: true },
  },
}
const { '': _, 'node_modules/a-windows': __, ...here } = lock.packages
const { 'node_modules/tool': ___, ...withoutTools } = here

test('Packages of other platforms may be absent.', () => {
  expect(isInstalled(lock, { packages: here }, true)).toBe(true)
})

test('The tools of development are needed for development alone.', () => {
  expect(isInstalled(lock, { packages: withoutTools }, false)).toBe(true)
  expect(isInstalled(lock, { packages: withoutTools }, true)).toBe(false)
})

test('A missing, another or an unknown package asks for an installation.', () => {
  const other = { version: '1.0.1', integrity: 'w' }
  expect(isInstalled(lock, { packages: {} }, false)).toBe(false)
  expect(isInstalled(lock, { packages: { ...here, 'node_modules/a': other } }, false)).toBe(false)
  expect(isInstalled(lock, { packages: { ...here, 'node_modules/gone': other } }, false)).toBe(false)
})
