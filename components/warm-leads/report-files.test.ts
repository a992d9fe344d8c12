import { expect, test } from 'vitest'
import { reportFiles, rowsCsv } from './report-files.ts'

const id = '11111111-1111-4111-8111-111111111111'
const here = (format: string) => `/api/warm-leads/${id}/export?format=${format}`

test('the exports of the service itself are fetched with its key', () => {
  const own = (format: string) => `https://api.example/api/agent/leads/${id}/export?format=${format}`
  const exportUrls = { csv: own('csv'), xlsx: own('xlsx'), json: own('json') }
  expect(reportFiles(id, { exportRows: [{}], exportUrls }).map(({ href }) => href)).toEqual(
    ['csv', 'xlsx', 'json'].map(here),
  )
})

test('where a service only sends rows, they are the files, beside what it keeps elsewhere', () => {
  const exportUrls = { sheet_1: 'https://files.example/a.csv', trap: 'javascript:alert(1)', odd: 7 }
  expect(reportFiles(id, { exportRows: [{ name: 'Jo' }], exportUrls })).toEqual([
    { label: 'CSV', href: here('csv'), isOutside: false },
    { label: 'JSON', href: here('json'), isOutside: false },
    { label: 'sheet 1', href: 'https://files.example/a.csv', isOutside: true },
  ])
})

test('without rows and addresses no file is offered', () => {
  expect(reportFiles(id, {})).toEqual([])
  expect(reportFiles(id, { exportRows: [], exportUrls: {} })).toEqual([])
})

test('every member of every row is in the file, and none runs as a formula', () => {
  const csv = rowsCsv([
    { name: '=1+1', age: 40 },
    { name: 'Jo, "B"', tags: ['a', { b: null }], ok: true },
  ])
  expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual([
    'name,age,tags,ok',
    "'=1+1,40,,",
    '"Jo, ""B""",,"[""a"",{""b"":null}]",true',
    '',
  ])
})
