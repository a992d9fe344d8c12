import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { readOperations } from '#lib/read-operations.ts'
import { routes } from '#service/http/routes.ts'

const known = new Map(operations.map((operation) => [operation.id as string, operation]))
const built = routes.map(({ operation }) => operation.id)

test('every operation that the service answers is the one of the contract and has exactly one route', () => {
  expect(built.toSorted()).toEqual([...new Set(built)].toSorted())
  for (const { operation } of routes) expect(known.get(operation.id), operation.id).toBe(operation)
})

test('everything that a browser may read is answered by the service', () => {
  for (const { id } of Object.values(readOperations)) expect(built).toContain(id)
})

test('no operation is promised by the contract and not answered', () => {
  expect(operations.map(({ id }) => id as string).filter((id) => !built.includes(id))).toEqual([])
})
