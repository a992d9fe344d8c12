import { expect, test } from 'vitest'
import { isSignature } from './is-signature.ts'

test.each([
  'Por Lucía Berenguer',
  'By Helen Marsh and Peter Brandt',
  'Dr. Silke Ahrens, Jannis Volker',
  'Von Jana Petersen',
])('%s: says who wrote it', (line) => expect(isSignature(line)).toBe(true))

test.each([
  'By the numbers',
  'Cold Storage',
  'Cold Storage, Dry Walls',
  'Por qué se rompe',
  'Dr Marsh answers',
  'Von März an',
])('%s: is a heading', (line) => expect(isSignature(line)).toBe(false))
