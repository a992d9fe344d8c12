import { expect, test } from 'vitest'
import type { PageFinding } from '#contract/page-reports.ts'
import { findingKey } from './compare-checks.ts'
import { groupFindings } from './group-findings.ts'

const finding = (path: string, change: Partial<PageFinding> = {}): PageFinding => ({
  severity: 'warning',
  rule: 'rich_result',
  code: 'missing_recommended',
  path,
  message: 'Product snippet works better with review.',
  fix: 'Add "review": "‹who wrote it›"',
  ...change,
})

test('what is wrong in the same way at several places is one issue that names them all', () => {
  const issues = groupFindings(
    [finding('Product.review', { line: 7 }), finding('Product[1].review')],
    new Set(),
  )
  expect(issues).toHaveLength(1)
  expect(issues[0]?.places).toEqual([
    { path: 'Product.review', line: 7 },
    { path: 'Product[1].review', line: undefined },
  ])
})

test('errors come first, whichever check found them', () => {
  const social = finding('og:image', { severity: 'error', rule: 'social', message: 'No image.' })
  const notice = finding('og:type', { severity: 'notice', message: 'No type.' })
  expect(
    groupFindings([notice, finding('Product.review'), social], new Set()).map((one) => one.severity),
  ).toEqual(['error', 'warning', 'notice'])
})

test('an issue is new as soon as one of its places is', () => {
  const [old, fresh] = [finding('Product.review'), finding('Product[1].review')]
  expect(groupFindings([old, fresh], new Set([findingKey(fresh)]))[0]?.isNew).toBe(true)
  expect(groupFindings([old], new Set([findingKey(fresh)]))[0]?.isNew).toBe(false)
})
