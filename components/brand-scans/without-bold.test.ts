import { expect, test } from 'vitest'
import { withoutBold } from './without-bold.ts'

test('bold signs go, and a mark stays on its word', () => {
  const said = '1. **Gangway**: fine.\n2. **Fernway**: better.'
  const at = said.indexOf('Fernway')
  const { text, marks } = withoutBold(said, [[at, at + 7]])
  expect(text).toBe('1. Gangway: fine.\n2. Fernway: better.')
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Fernway'])
})

test('a lone pair of stars stays', () => {
  expect(withoutBold('2 ** 3 is eight', []).text).toBe('2 ** 3 is eight')
})

test('several empty lines are one, and a mark behind them stays on its word', () => {
  const said = 'Two come to mind.\n\n\n\n**Gangway** and\n \n\nFernway.\n\nThat is all.'
  const at = said.indexOf('Fernway')
  const { text, marks } = withoutBold(said, [[at, at + 7]])
  expect(text).toBe('Two come to mind.\n\nGangway and\n \nFernway.\n\nThat is all.')
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Fernway'])
})
