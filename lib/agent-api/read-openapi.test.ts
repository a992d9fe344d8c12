import { expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { createBrandScan } from '#contract/brand-scans.ts'
import { listDeliveries } from '#contract/deliveries.ts'
import { openApiDocument } from '#contract/openapi.ts'
import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'
import { readOpenApi } from './read-openapi.ts'

const base = 'https://api.example'
const at = `${base}/openapi.json`

test("our own document names every operation, and every member beyond the published document's", () => {
  const description = readOpenApi(openApiDocument({ operations, baseUrl: base, version: '1.0.0' }), at, base)
  const shapes: readonly OperationShape[] = operations
  expect(shapes.filter((shape) => !description?.names(shape)).map(({ id }) => id)).toEqual([])
  for (const shape of shapes) {
    const named = description?.membersOf(shape)
    const wanted = [...Object.keys(shape.query?.shape ?? {}), ...Object.keys(shape.extensionMembers ?? {})]
    expect(
      wanted.filter((name) => !named?.has(name)),
      shape.id,
    ).toEqual([])
  }
})

test('parameters and bodies are found behind references, and a prefix of the server counts', () => {
  const description = readOpenApi(
    {
      openapi: '3.0.3',
      servers: [{ url: '/api' }],
      paths: {
        '/agent/webhooks/deliveries': {
          parameters: [{ $ref: '#/components/parameters/Limit' }],
          get: {
            parameters: [
              { name: 'event_type', in: 'query' },
              { name: 'since', in: 'header' },
            ],
          },
        },
        '/agent/tools/brand-scan': {
          post: {
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Scan' } } },
            },
          },
        },
      },
      components: {
        parameters: { Limit: { name: 'limit', in: 'query' } },
        schemas: {
          Scan: { allOf: [{ $ref: '#/components/schemas/Scan' }, { properties: { aliases: {} } }] },
        },
      },
    },
    at,
    base,
  )
  expect([...(description?.membersOf(listDeliveries) ?? [])]).toEqual(['limit', 'event_type'])
  expect([...(description?.membersOf(createBrandScan) ?? [])]).toEqual(['aliases'])
  expect(description?.names(listArticles)).toBe(false)
})

test('schemas that lead to each other in many ways are read once', () => {
  let reads = 0
  const parts = Array.from({ length: 3 }, () => ({ $ref: '#/components/schemas/Scan' }))
  const Scan = {
    properties: { aliases: {} },
    get allOf() {
      reads += 1
      return parts
    },
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Scan' } } }
  const paths = { '/api/agent/tools/brand-scan': { post: { requestBody: { content } } } }
  const description = readOpenApi({ openapi: '3.1.0', paths, components: { schemas: { Scan } } }, at, base)
  expect([...(description?.membersOf(createBrandScan) ?? [])]).toEqual(['aliases'])
  expect(reads).toBeLessThan(20)
})

test.each([[undefined], ['<html>'], [{ swagger: '2.0', paths: {} }], [{ openapi: '3.1.0' }]])(
  '%j is no OpenAPI document',
  (value) => {
    expect(readOpenApi(value, at, base)).toBeUndefined()
  },
)
