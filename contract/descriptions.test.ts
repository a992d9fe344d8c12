import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { operations } from './operations.ts'

const { paths, webhooks, components } = openApiDocument({
  operations,
  baseUrl: 'https://desk.example',
  version: '1.0.0',
})
const described = Object.values(paths).flatMap((path) => Object.values(path))

const empty = new Set(
  'a an and of the is it its this that to in on for by with when what masthead extension'.split(' '),
)
const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')

/** What keeps a description from saying more than the name of what it describes. */
function problemOf(name: string, description: unknown): string | undefined {
  if (typeof description !== 'string' || description === '') return `${name} has no description`
  if (!/[.:)`]$/.test(description)) return `${name}: “${description}” is no sentence`
  const known = new Set(wordsOf(name))
  const more = wordsOf(description).filter((word) => !known.has(word) && !empty.has(word))
  return more.length < 2 ? `${name}: “${description}” says no more than its name` : undefined
}

type Schema = Record<string, unknown>
const asSchema = (value: unknown): Schema => Object(value)

/** The members of a schema at any depth with their ways. A named schema says of itself what it is. */
function* membersOf(schema: Schema, way: string): Generator<[way: string, member: Schema]> {
  for (const [name, value] of Object.entries(asSchema(schema.properties))) {
    const member = asSchema(value)
    yield [`${way}.${name}`, member]
    yield* membersOf(member, `${way}.${name}`)
  }
  for (const kind of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const shapes = schema[kind]
    if (Array.isArray(shapes)) for (const shape of shapes) yield* membersOf(asSchema(shape), way)
  }
  for (const kind of ['items', 'additionalProperties']) {
    if (typeof schema[kind] === 'object') yield* membersOf(asSchema(schema[kind]), way)
  }
}

const nameOf = (way: string) => way.slice(way.lastIndexOf('.') + 1)
const undescribed = (schema: Schema, way: string) =>
  [...membersOf(schema, way)].flatMap(([path, member]) => {
    if (member.$ref !== undefined && member.description === undefined) return []
    const problem = problemOf(nameOf(path), member.description)
    return problem === undefined ? [] : [`${path}: ${problem}`]
  })

test('every schema and each of its members is described by more than its name', () => {
  const problems = Object.entries(components.schemas).flatMap(([name, schema]) => [
    problemOf(name, schema.description) ?? [],
    ...undescribed(schema, name),
  ])
  expect(problems.flat()).toEqual([])
})

test('every member of a request body is described by more than its name', () => {
  const bodies = described.flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => undescribed(schema, operationId)),
  )
  expect(bodies).toEqual([])
})

test('every operation has a summary, and a description that says more', () => {
  for (const { summary, operationId } of described) expect(summary, operationId).toMatch(/^[A-Z].*[^.]$/)
  expect(described.flatMap(({ summary, description }) => problemOf(summary, description) ?? [])).toEqual([])
})

test('every parameter is described by more than its name', () => {
  const problems = described.flatMap(({ operationId, parameters = [] }) =>
    parameters.map(Object).flatMap(({ name, description }) => {
      const problem = problemOf(name, description)
      return problem === undefined ? [] : [`${operationId}: ${problem}`]
    }),
  )
  expect(problems).toEqual([])
})

test.each(Object.entries(webhooks))('the event %s and each of its members is described', (type, event) => {
  const { description, requestBody } = Object(event).post
  expect(problemOf(type, description)).toBeUndefined()
  expect(undescribed(asSchema(requestBody.content['application/json'].schema), type)).toEqual([])
})

test.each([
  ['created_at', undefined],
  ['created_at', ''],
  ['created_at', 'Created at.'],
  ['role', 'Ours.'],
  ['role', 'The role. Masthead extension.'],
  ['limit', 'no sentence at all'],
])('%s described as “%s” says no more than its name', (name, description) => {
  expect(problemOf(name, description)).toBeDefined()
})
