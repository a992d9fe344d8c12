import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseLeniently } from './parse-leniently.ts'

const Item = z.looseObject({
  id: z.string(),
  note: z.string().optional(),
  at: z.string().nullable().optional(),
})
const List = z.looseObject({
  items: z.array(Item),
  total: z.int(),
  by: z.union([Item, z.string()]).optional(),
})

test('a null where none belongs is read as left out, however deep it stands', () => {
  const said = {
    items: [{ id: 'a', note: null, at: null }],
    total: 1,
    by: { id: 'b', note: null },
    more: null,
  }
  expect(parseLeniently(List, said)?.data).toEqual({
    items: [{ id: 'a', at: null }],
    total: 1,
    by: { id: 'b' },
    more: null,
  })
  expect(said.items[0]).toHaveProperty('note')
})

test('a null where something must be, and any other misfit, stay failures', () => {
  expect(parseLeniently(List, { items: null, total: 1 })?.success).toBe(false)
  expect(parseLeniently(List, { items: [null], total: 1 })?.success).toBe(false)
  expect(parseLeniently(List, { items: [{ id: 7, note: null }], total: 1 })?.success).toBe(false)
  expect(parseLeniently(undefined, {})).toBeUndefined()
})
