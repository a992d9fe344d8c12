import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { readMore } from './read-more.ts'
import { toolsFor } from './tools.ts'

const tools = toolsFor(
  routes.map(({ operation }) => operation),
  [],
)
const draft = async () => Response.json({ markdown: '# Tea', tags: ['green'] })
const read = (part: string, from: number) =>
  readMore(
    tools,
    { name: 'getDraft', arguments: { id: '5f0c6a1e-8a55-4b52-9a3e-0c2b5a1d7e10' }, part, from },
    draft,
  )

test.each([
  ['/markdown', 5, 'Nothing is left: /markdown has 5 characters, counted from 0.'],
  ['/tags', 7, 'Nothing is left: /tags has 1 items, counted from 0.'],
])('whoever reads on in %s from %i, past its end, is told so', async (part, from, message) => {
  expect((await read(part, from)).structuredContent).toMatchObject({ message })
})

test('what is left is read without a word about its end', async () => {
  expect((await read('/markdown', 2)).structuredContent).toEqual({
    part: '/markdown',
    from: 2,
    text: 'Tea',
    of: 5,
  })
})
