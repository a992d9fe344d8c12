import { expect, test } from 'vitest'
import { z } from 'zod'
import { BrandScan } from '#contract/brand-scans.ts'
import { openEnum } from '#contract/primitives.ts'
import { fitOutline, outlineOf } from './outline-schema.ts'

test('an outline lists the members of every answer, each optional and of a plain type', () => {
  const outline = outlineOf([
    z.looseObject({ id: z.string(), status: openEnum('on', 'off'), size: z.int(), kind: z.literal('one') }),
    z.looseObject({
      id: z.string().meta({ description: 'The record.' }),
      size: z.number(),
      marks: z.array(z.tuple([z.int(), z.int()])),
    }),
  ])
  expect(outline).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string', description: 'The record.' },
      status: { type: 'string', description: '`on`, `off`' },
      size: { type: 'number' },
      kind: { type: 'string' },
      marks: { type: 'array', items: { type: 'array' } },
    },
  })
})

test('a member that may be null, or of several types, lists them', () => {
  const outline = outlineOf([
    z.looseObject({ a: z.string().nullable(), b: z.union([z.string(), z.array(z.int())]) }),
  ])
  expect(outline.properties).toEqual({
    a: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    b: { anyOf: [{ type: 'string' }, { type: 'array' }] },
  })
  expect(fitOutline(outline, { a: null, b: [1] }).others).toEqual([])
  expect(fitOutline(outline, { a: 1, b: {} }).others).toEqual(['a', 'b'])
})

test('named schemas are resolved, and of their descriptions the first sentence is kept', () => {
  const { properties } = outlineOf([BrandScan])
  expect(properties.progress).toEqual({
    type: 'object',
    description: 'Where the scan is while it works.',
  })
  expect(properties.score_terms).toEqual({
    type: 'array',
    items: { type: 'object' },
    description: 'The factors of the score with their weights and values.',
  })
  expect(JSON.stringify(properties)).not.toContain('$ref')
})

test('members that do not fit are told apart from those that do', () => {
  const outline = outlineOf([z.looseObject({ n: z.int(), list: z.array(z.string()), o: z.looseObject({}) })])
  expect(fitOutline(outline, { n: 1, list: ['a'], o: {}, more: null })).toEqual({
    fitting: { n: 1, list: ['a'], o: {}, more: null },
    others: [],
  })
  expect(fitOutline(outline, { n: 1.5, list: [1], o: [], more: 2 })).toEqual({
    fitting: { more: 2 },
    others: ['n', 'list', 'o'],
  })
})
