import { expect, test } from 'vitest'
import { keepRowsOf } from './keep-rows-of.ts'

const csv = [
  'email,consent_text,id',
  'mara@acme.example,"I agree, ""yes""",1',
  "'=1+1@acme.example,ok,2",
  'jo@acme.example,ok,3',
  '',
].join('\r\n')

test('the rows of the selected are kept as they are, below the header', () => {
  expect(keepRowsOf(['2', '1', 'unknown'], csv).split('\r\n')).toEqual(
    csv.split('\r\n').filter((line) => !line.startsWith('jo')),
  )
})

test('without a column of ids nobody is taken for selected', () => {
  expect(keepRowsOf(['1'], 'email\r\nmara@acme.example\r\n')).toBe('email\r\n')
})
