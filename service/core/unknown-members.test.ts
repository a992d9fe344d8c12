import { expect, test } from 'vitest'
import { z } from 'zod'
import { unknownMembers } from './unknown-members.ts'

const Item = z.object({ name: z.string(), inner: z.array(z.object({ size: z.number() })).optional() })

test('members within lists and objects are named by their path', () => {
  const found = unknownMembers(Item, { nam: 'a', inner: [{ size: 1 }, { sise: 2 }] })
  expect(found.map(({ path }) => path)).toEqual(['nam', 'inner.1.sise'])
})

test('of a body with a hundred thousand unknown members, ten are looked at', () => {
  const body = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`member${at}`, at]))
  expect(unknownMembers(Item, body)).toHaveLength(10)
})
