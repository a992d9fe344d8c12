import { expect, test } from 'vitest'
import { greetings, greetingsIn } from './greetings.ts'

test.each(Object.keys(greetings))(
  'an email in %s greets by name and without, in its own words',
  (language) => {
    const { hello, helloTo, regards } = greetingsIn(language)
    expect(helloTo('Ada')).toContain('Ada')
    expect(hello).not.toContain('Ada')
    if (language !== 'en') expect([hello, regards]).not.toEqual([greetings.en?.hello, greetings.en?.regards])
  },
)

test('an email in Dutch greets in Dutch, one in a language without words in English', () => {
  expect(greetingsIn('nl').helloTo('Sanne')).toBe('Beste Sanne,')
  expect(greetingsIn('fi')).toBe(greetings.en)
})
