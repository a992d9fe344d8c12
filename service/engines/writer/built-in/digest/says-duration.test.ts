import { expect, test } from 'vitest'
import { saysDuration } from './says-duration.ts'

test.each([
  'Tar keeps for a month or even longer.',
  'Tar lasts weeks to months.',
  'Teer hält mehrere Monate.',
  'Le goudron tient quelques semaines.',
  'El alquitrán dura varios meses.',
])('%j says how long without a number', (text) => expect(saysDuration(text)).toBe(true))

test.each([
  'Brush the pier every few days.',
  'Piers are tarred once a year.',
  'Stege werden jede Woche gebürstet.',
  'Tar is black.',
])('%j does not say how long', (text) => expect(saysDuration(text)).toBe(false))
