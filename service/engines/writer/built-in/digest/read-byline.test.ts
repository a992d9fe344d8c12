import { expect, test } from 'vitest'
import { readByline } from './read-byline.ts'

const bylineOf = (text: string) => readByline([{ kind: 'paragraph', text }])

test('a line that says who published a page, as what and when, is told apart from a citation', () => {
  expect(bylineOf('Harbour Agency, guidance note, revised March 2025')).toMatchObject({
    publisher: 'Harbour Agency',
    kind: 'guidance note',
    date: 'revised March 2025',
  })
  expect(bylineOf('Lena Okafor, Peter Brandt. Journal of Piers 41(2), 2025')).toBeNull()
})
