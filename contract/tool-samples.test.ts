import { expect, test } from 'vitest'
import type { OperationShape } from './operation.ts'
import { operations } from './operations.ts'
import { toolSamples } from './tool-samples.ts'

const known: ReadonlyMap<string, OperationShape> = new Map(operations.map((shape) => [shape.id, shape]))

test('every operation that charges and needs no id has a sample, so that it is in the tool catalogue', () => {
  const charging = operations
    .filter((shape) => 'charges' in shape && !('params' in shape))
    .map(({ id }) => id as string)
  expect(charging.filter((id) => !(id in toolSamples))).toEqual([])
})

test.each(Object.entries(toolSamples))('the sample of %s is what its operation takes', (id, sample) => {
  const operation = known.get(id)
  expect(operation?.auth).toBe('agent')
  expect(operation?.params).toBeUndefined()
  const schema = operation?.body ?? operation?.query
  if (schema) schema.parse(sample)
  else expect(sample).toEqual({})
})
