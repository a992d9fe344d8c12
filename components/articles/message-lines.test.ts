import { expect, test } from 'vitest'
import { messageLines } from './message-lines.ts'

test('a message is shown a sentence a line, and a number is not cut in two', () => {
  expect(messageLines('Written from 2 sources. Reserved 15, used 7: 1.5 pages.')).toEqual([
    'Written from 2 sources.',
    'Reserved 15, used 7: 1.5 pages.',
  ])
  expect(messageLines('')).toEqual([])
})
