import { expect, test } from 'vitest'
import { isNeedless, namedIn, withDependencies } from './prune-for-image.mjs'

test('a package is kept when a source names it or a file of it, by any kind of import', () => {
  const dependencies = {
    ai: '7',
    zod: '4',
    geist: '1',
    '@fontsource/newsreader': '5',
    'react-dom': '19',
    pg: '8',
  }
  const optionalDependencies = { 'espeak-ng': '1', sharp: '1' }
  const sources = [
    "import { z } from 'zod'\nconst { streamText } = await import('ai')",
    "require.resolve('geist/font/sans')",
    'require.resolve(`@fontsource/newsreader/files/newsreader-latin.woff`)',
    "import { PgBoss } from 'pg-boss'\nimport createEspeak from 'espeak-ng'",
  ]
  expect(namedIn({ dependencies, optionalDependencies }, sources)).toEqual([
    'ai',
    'zod',
    'geist',
    '@fontsource/newsreader',
    'espeak-ng',
  ])
})

test('with a package stays all that it needs, in the copy that it gets, and nothing else', () => {
  const packages = {
    '': {},
    'node_modules/pg': {
      dependencies: { 'pg-types': '1' },
      peerDependencies: { native: '1', stream: '1' },
      peerDependenciesMeta: { native: { optional: true } },
    },
    'node_modules/pg-types': { dependencies: { int8: '1' } },
    'node_modules/pg-types/node_modules/int8': { optionalDependencies: { absent: '1', fast: '1' } },
    'node_modules/int8': {},
    'node_modules/fast': {},
    'node_modules/stream': {},
    'node_modules/native': {},
    'node_modules/@next/swc-linux-x64-gnu': {},
    'node_modules/next': { optionalDependencies: { '@next/swc-linux-x64-gnu': '1', sharp: '1' } },
    'node_modules/sharp': {},
  }
  expect([...withDependencies(packages, ['node_modules/pg', 'node_modules/next'])].toSorted()).toEqual([
    'node_modules/fast',
    'node_modules/next',
    'node_modules/pg',
    'node_modules/pg-types',
    'node_modules/pg-types/node_modules/int8',
    'node_modules/stream',
  ])
})

test('the web fonts that the service sends stay, and no others', () => {
  const fonts = '/app/node_modules/@fontsource'
  const served = [
    `${fonts}/newsreader/files/newsreader-latin-500-normal.woff2`,
    `${fonts}-variable/source-serif-4/files/source-serif-4-latin-ext-wght-italic.woff2`,
  ]
  const others = [
    `${fonts}/newsreader/files/newsreader-latin-400-normal.woff2`,
    `${fonts}/newsreader/files/newsreader-latin-600-normal.woff2`,
    `${fonts}-variable/newsreader/files/newsreader-vietnamese-wght-normal.woff2`,
    `${fonts}-variable/newsreader/files/newsreader-latin-opsz-normal.woff2`,
  ]
  expect(served.filter(isNeedless)).toEqual([])
  expect(others.filter(isNeedless)).toEqual(others)
})
