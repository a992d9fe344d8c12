import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { createTestService } from '#test-support/test-service.ts'
import { getStatus } from '../health/get-status.ts'
import { routes } from '../http/routes.ts'
import { defaultPrices } from '../prices/price-list.ts'
import { workerJobs } from '../worker.ts'
import { charges, runs, statusParts } from './registry.ts'

const idsWithPrice = operations
  .filter((shape) => 'charges' in shape || 'chargesLater' in shape)
  .map(({ id }) => id as string)

test('every operation that the contract says charges, now or later, can be estimated, and no other', () => {
  expect(charges.map(({ id }) => id).toSorted()).toEqual(idsWithPrice.toSorted())
})

test('a row of the price list is there once', () => {
  const rows = charges.flatMap((charge) => charge.prices(defaultPrices))
  const names = rows.map(({ operation, item }) => `${operation} ${item}`)
  expect(new Set(names).size).toBe(names.length)
})

test('no two runs share a name, a table or a queue, and no two jobs a queue', () => {
  for (const names of [
    runs.map(({ name }) => name),
    runs.map(({ operation }) => operation),
    workerJobs.map(({ name }) => name),
  ])
    expect(new Set(names).size).toBe(names.length)
  expect(new Set(runs.map(({ table }) => table)).size).toBe(runs.length)
})

test('the areas of the status are the steps of setting up, each in its place', async () => {
  const service = await createTestService()
  try {
    const { agent } = await service.createTenant()
    const said = await Promise.all(statusParts.map((part) => part(agent)))
    const steps = said.flatMap(({ area }) => area?.step ?? [])
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps.map((_, index) => index + 1))
    const { areas, actions } = await getStatus(agent, statusParts)
    expect(areas.map(({ id }) => id).slice(0, 3)).toEqual(['company', 'models', 'knowledge'])
    expect(areas[0]).not.toHaveProperty('step')
    const priorities = actions.map(({ priority }) => priority)
    expect(priorities).toEqual(priorities.toSorted((a, b) => a - b))
  } finally {
    await service.close()
  }
})

test('what the contract says honours a key commits its answer with its work', () => {
  for (const { operation, steps } of routes)
    expect([operation.id, steps !== undefined]).toEqual([
      operation.id,
      operation.whenCallerLeaves !== undefined,
    ])
})
