import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The page of a file that is saved passes on the days that Results was asked for. */
const allowed = ['app/(dashboard)/read-results.ts', 'app/api/results/route.ts']

test('no page reads figures of readers past the one place that says which days they are of', () => {
  const reading = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /\bgetResults\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(reading.toSorted()).toEqual(allowed)
})
