import { expect, test } from 'vitest'
import type { PageFinding } from '#contract/page-reports.ts'
import { compareFindings, findingKey } from './compare-checks.ts'

const finding = (path: string, line: number): PageFinding => ({
  severity: 'error',
  rule: 'vocabulary',
  code: 'unknown_property',
  path,
  message: `There is no ${path}.`,
  fix: 'Delete it.',
  line,
})

test('what is gone is fixed, what is new has appeared, and what only moved is neither', () => {
  const { fixed, appeared } = compareFindings(
    [finding('Product.a', 3), finding('Product.b', 4)],
    [finding('Product.b', 9), finding('Product.c', 10)],
  )
  expect(fixed.map(({ path }) => path)).toEqual(['Product.a'])
  expect([...appeared]).toEqual([findingKey(finding('Product.c', 1))])
})

test('one of two equal issues can be fixed', () => {
  const { fixed } = compareFindings(
    [finding('Product.a', 3), finding('Product.a', 8)],
    [finding('Product.a', 3)],
  )
  expect(fixed).toHaveLength(1)
})
