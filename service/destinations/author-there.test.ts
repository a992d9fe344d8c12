import { expect, test } from 'vitest'
import { authorThere } from './author-there.ts'

const facts = {
  account: 'Ada Admin',
  program: null,
  features: [],
  authors: [
    { id: '1', name: 'Ada Admin' },
    { id: '2', name: 'Ann  Author' },
  ],
  categories: [],
  apiRoot: null,
}
const settings = { as: 'live' as const, category_ids: [] }

test.each([
  ['whoever was chosen for the article', { chosen: 'ann author', signing: 'ann author' }, '1', '2'],
  ['else the author of the settings', { chosen: null, signing: 'Ann Author' }, '1', '1'],
  ['also when nobody there has the chosen name', { chosen: 'Zoe', signing: 'Zoe' }, '1', '1'],
  ['else whoever signs here', { chosen: null, signing: 'Ann Author' }, undefined, '2'],
  ['else the account that is connected', { chosen: 'Zoe', signing: 'Zoe' }, undefined, null],
  ['also while the site names nobody', { chosen: null, signing: undefined }, undefined, null],
])('the author there is %s', (_, signature, author_id, expected) => {
  expect(authorThere({ facts, settings: { ...settings, author_id } }, signature)).toBe(expected)
})
