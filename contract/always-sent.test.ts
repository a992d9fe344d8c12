import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { alwaysSent, type Sent } from './always-sent.ts'
import { jsonSchemaOf } from './schema-components.ts'

const Row = z.looseObject({
  id: alwaysSent(z.string().meta({ description: 'Its id.' })),
  note: z.string().optional(),
})
const Page = z.object({ rows: z.array(Row) })

test('a record of another server is read without a member that ours always sends', () => {
  expect(Page.parse({ rows: [{ note: 'as it came' }] })).toEqual({ rows: [{ note: 'as it came' }] })
  expect(Page.safeParse({ rows: [{ id: 5 }] }).success).toBe(false)
  expectTypeOf<z.infer<typeof Page>['rows'][number]['id']>().toEqualTypeOf<string | undefined>()
})

test('what our service sends has to have it, at any depth', () => {
  expectTypeOf<Sent<typeof Page>['rows'][number]['id']>().toEqualTypeOf<string>()
  expectTypeOf<{ note: string }>().not.toExtend<Sent<typeof Row>>()
  expectTypeOf<{ id: string }>().toExtend<Sent<typeof Row>>()
})

test('the document requires it, and keeps its description', () => {
  const { required, properties } = jsonSchemaOf(Row, 'output')
  expect(required).toEqual(['id'])
  expect(properties).toMatchObject({ id: { type: 'string', description: 'Its id.' } })
})
