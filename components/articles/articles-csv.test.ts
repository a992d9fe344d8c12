import { expect, test } from 'vitest'
import { articlesCsv, articlesCsvHeader } from './articles-csv.ts'

test('a title that a spreadsheet would run is only text', () => {
  const row = articlesCsv([
    { status: 'generated', title: '=HYPERLINK("http://evil.example";"x")', topic: '@SUM(1)', reason: '-2+3' },
  ])
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`)
  expect(row).toContain("'@SUM(1)")
  expect(row).toContain("'-2+3")
})

test('commas, quotation marks and lines within a title stay in its cell', () => {
  expect(articlesCsv([{ status: 'failed', title: 'a, "b"\nc' }])).toContain('"a, ""b""\nc"')
})

test('a draft has no public address, a published article has', () => {
  const url = 'https://desk.example/ana/heat'
  expect(articlesCsv([{ status: 'generated', article_url: url }])).not.toContain(url)
  expect(articlesCsv([{ status: 'published', article_url: url }])).toContain(url)
})

test('each row has as many cells as the header', () => {
  const cells = (line: string) => line.trim().split(',').length
  expect(cells(articlesCsv([{ status: 'generated' }]))).toBe(cells(articlesCsvHeader))
})
