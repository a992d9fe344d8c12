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

test('what does not fit is left out where the rest can do without it', () => {
  const said = { items: [{ id: 'a', note: 7 }, 'odd', { id: 'b' }], total: 2, by: { id: 7 } }
  expect(parseLeniently(List, said)?.data).toEqual({ items: [{ id: 'a' }, { id: 'b' }], total: 2 })
  expect(parseLeniently(List, { items: [null], total: 1 })?.data).toEqual({ items: [], total: 1 })
})

test('a record may come under one member, or bare where the contract has it under one', () => {
  expect(parseLeniently(Item, { ok: true, item: { id: 'a', note: 'n' } })?.data).toEqual({
    id: 'a',
    note: 'n',
  })
  const Wrapped = z.looseObject({ item: Item })
  expect(parseLeniently(Wrapped, { id: 'a' })?.data).toMatchObject({ item: { id: 'a' } })
})

test('what nothing can do without stays a failure', () => {
  expect(parseLeniently(List, { items: null, total: 1 })?.success).toBe(false)
  expect(parseLeniently(List, { items: [], total: 'many' })?.success).toBe(false)
  expect(parseLeniently(List, [])?.success).toBe(false)
  expect(parseLeniently(undefined, {})).toBeUndefined()
})
