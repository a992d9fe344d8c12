import { expect, test } from 'vitest'
import { z } from 'zod'
import type { OperationShape } from '#contract/operation.ts'
import { operations } from '#contract/operations.ts'
import { formatFieldError } from './format-field-error.ts'

/** How validators speak: zod, our contract and the server. */
const validatorWords =
  /invalid|expected|received|too (big|small)|unrecognized|^required\b|^must (not be empty|have)/i

test('no form shows the own words of a validator, whatever a field of any request has in it', () => {
  const wrong = [
    undefined,
    null,
    '',
    ' ',
    'x'.repeat(5_001),
    -1,
    1.5,
    10 ** 12,
    Number.NaN,
    [],
    [''],
    {},
    true,
  ]
  const messages = new Set(
    operations
      .flatMap(({ body }: OperationShape) =>
        wrong.flatMap((value) => bodiesOf(body, value).flatMap(({ error }) => error?.issues ?? [])),
      )
      .map(({ message }) => message),
  )
  expect(messages.size).toBeGreaterThan(20)
  const shown = [...messages].map((message) => formatFieldError(message, 'Site URL'))
  expect(shown.filter((sentence) => validatorWords.test(sentence))).toEqual([])
})

test('an empty field says what to enter, by its label', () => {
  expect(formatFieldError('Must not be empty.', 'Handle')).toBe('Enter the handle.')
  expect(formatFieldError('Invalid input: expected string, received undefined', 'Admin API key')).toBe(
    'Enter the admin API key.',
  )
  expect(formatFieldError('Required.', 'API key')).toBe('Enter the API key.')
  expect(formatFieldError('Required. Must be an http or https address.', 'URL')).toBe(
    'Enter the URL, beginning with https://.',
  )
  expect(formatFieldError('Must not be empty.', 'Model', 'Choose a model.')).toBe('Choose a model.')
  expect(formatFieldError('Must be a host name such as blog.example.com.', 'Host name')).toBe(
    'Enter a host name such as blog.example.com.',
  )
})

test('a sentence that was written for its field stays as it is', () => {
  for (const sentence of ['Enter a topic.', 'Use up to 300 characters.', 'Line 2: This is no language.'])
    expect(formatFieldError(sentence, 'Topic')).toBe(sentence)
})

/** The body with each of its members, and the body itself, at this value. */
function bodiesOf(body: z.ZodType | undefined, value: unknown) {
  return shapesOf(body).flatMap((shape) =>
    Object.values(shape).map((member) => z.object({ member }).safeParse({ member: value })),
  )
}

function shapesOf(schema: z.ZodType | undefined): z.ZodRawShape[] {
  if (schema instanceof z.ZodObject) return [schema.shape]
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => (option instanceof z.ZodType ? shapesOf(option) : []))
  return []
}
