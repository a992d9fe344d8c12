import { expect, test } from 'vitest'
import { operationExamples } from './examples.ts'
import type { OperationShape } from './operation.ts'
import { operations } from './operations.ts'

const shapes: readonly OperationShape[] = operations
const withExamples = shapes.filter(({ id }) => id !== 'getOpenApi')
const calls = withExamples.flatMap((shape) =>
  (operationExamples.get(shape.id) ?? []).map((example) => [shape.id, shape, example] as const),
)

test('every operation has an example, but the document itself, which would be as long again', () => {
  expect(withExamples.filter(({ id }) => (operationExamples.get(id) ?? []).length === 0)).toEqual([])
  const ids = new Set(shapes.map(({ id }) => id))
  expect([...operationExamples.keys()].filter((id) => !ids.has(id))).toEqual([])
})

test.each(calls)('the example of %s is taken and answered by the contract', (_id, shape, example) => {
  const { pathname, searchParams } = new URL(example.address, 'https://desk.example')
  const names = [...shape.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const values = new RegExp(`^${shape.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)?.slice(1)
  expect(values).toHaveLength(names.length)
  shape.params?.parse(Object.fromEntries(names.map((name, at) => [name, values?.[at]])))
  shape.query?.parse(Object.fromEntries(searchParams))
  if (example.body !== undefined) shape.body?.parse(example.body)
  const schema = shape.responses[example.status]
  expect(schema).toBeDefined()
  schema?.parse(example.response)
})

test('no example shows a secret, a machine or a port', () => {
  const text = JSON.stringify([...operationExamples])
  expect(text).not.toMatch(/127\.0\.0\.1|localhost|\/tmp\/|whsec_(?!MfKQ9r8)|service_agent_\w|cl[am]_\w/)
})
