import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageFinding } from '#contract/page-reports.ts'
import { Verdict } from './verdict.tsx'

const finding = (severity: PageFinding['severity']): PageFinding => ({
  severity,
  rule: 'social',
  code: 'no_type',
  path: 'og:type',
  message: 'No type.',
  fix: 'Write og:type.',
})
const draw = (...findings: PageFinding[]) =>
  renderToStaticMarkup(
    <Verdict
      findings={findings}
      compared={undefined}
      url="https://shop.example/"
      page={null}
      actions={null}
    />,
  )

test('a page has no issues only where none is listed', () => {
  expect(draw()).toContain('No issues.')
  const html = draw(finding('notice'))
  expect(html).toContain('No type.')
  expect(html).not.toContain('No issues')
  expect(html).toContain('No errors or warnings, 1 suggestion')
})

test('errors and warnings are counted before what is only suggested', () => {
  expect(draw(finding('error'), finding('warning'), finding('notice'))).toContain('1 error to fix, 1 warning')
})
