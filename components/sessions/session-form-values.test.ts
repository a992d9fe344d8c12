import { expect, test } from 'vitest'
import { checkSessionForm, emptySessionForm, sessionFormErrors } from './session-form-values.ts'

const form = { ...emptySessionForm, categories: 'Coffee' }
const errorsOf = (values: Partial<typeof form>) => {
  const checked = checkSessionForm({ ...form, ...values })
  return checked.ok ? {} : checked.errors
}

test('lines become lists without blank ones, and the rhythm becomes minutes', () => {
  expect(
    checkSessionForm({
      ...form,
      categories: ' Coffee \n\nTea\n',
      problems: 'It is bitter',
      every: '2',
      unit: 'days',
    }),
  ).toEqual({
    ok: true,
    input: {
      categories: ['Coffee', 'Tea'],
      problems: ['It is bitter'],
      languages: ['en'],
      interval_minutes: 2880,
      article_size: 'mini',
      disable_competition: true,
    },
  })
})

test('the bounds of the contract are reported in the terms of the form, at their fields', () => {
  expect(errorsOf({ categories: '\n' })).toEqual({ categories: 'Enter 1 to 5 categories, one per line.' })
  expect(errorsOf({ categories: 'a\nb\nc\nd\ne\nf' })).toEqual({
    categories: 'Enter 1 to 5 categories, one per line.',
  })
  expect(errorsOf({ categories: `Tea\n${'x'.repeat(101)}` })).toEqual({
    categories: 'Line 2: Must have at most 100 characters.',
  })
  expect(errorsOf({ problems: 'a\n'.repeat(21) })).toEqual({
    problems: 'Enter up to 20 problems, one per line.',
  })
  expect(errorsOf({ languages: [] })).toEqual({ languages: 'Choose 1 to 10 languages.' })
  for (const every of ['', '0', '0.9', '169', 'x', '1.333'])
    expect(errorsOf({ every, unit: 'hours' })).toEqual({
      every: 'Enter a whole number, from 1 hour to 1 week.',
    })
  for (const every of ['1', '1.5', '168']) expect(errorsOf({ every, unit: 'hours' })).toEqual({})
})

test('what the service refuses lands at its field', () => {
  expect(sessionFormErrors({ 'languages.1': 'The writer does not know xx.', 'categories.0': 'No.' })).toEqual(
    {
      languages: 'The writer does not know xx.',
      categories: 'Line 1: No.',
    },
  )
})
