import { expect, test } from 'vitest'
import { modelOf } from './model-of.ts'

test('what a model wrote names the model, and our own engines have no name', () => {
  expect(modelOf('model: scribe-1')).toBe('scribe-1')
  expect(modelOf('built-in')).toBeUndefined()
  expect(modelOf(undefined)).toBeUndefined()
})
