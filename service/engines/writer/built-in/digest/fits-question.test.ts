import { expect, test } from 'vitest'
import { fitsQuestion } from './fits-question.ts'

test('a section answers the question that its heading is the job of, and a result any but what to do', () => {
  expect(fitsQuestion('advice', 'how', 'what to do first')).toBe(2)
  expect(fitsQuestion('advice', 'price', 'what does it cost')).toBe(0)
  expect(fitsQuestion('telling', 'other', 'what do we tell clients')).toBe(2)
  expect(fitsQuestion('result', 'verdict', 'do panels help')).toBe(1)
  expect(fitsQuestion('result', 'how', 'what to do first')).toBe(0)
  expect(fitsQuestion('price', 'amount', 'how much stock is lost')).toBe(0)
})
