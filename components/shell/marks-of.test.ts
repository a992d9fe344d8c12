import { expect, test } from 'vitest'
import { marksOf } from './marks-of.ts'

const marked = (title: string, typed: string) =>
  marksOf(title, typed).map(([from, to]) => title.slice(from, to))

test('a row marks where its words begin with what was typed, the longest of several', () => {
  expect(marked('Kickoff calls that end with a date', 'kick')).toEqual(['Kick'])
  expect(marked('Onboarding for onboarding teams', 'o onb')).toEqual(['Onb', 'onb'])
  expect(marked('Über uns', 'üb')).toEqual(['Üb'])
})

test('letters within a word, and an empty search, mark nothing', () => {
  expect(marked('Kickoff calls', 'off')).toEqual([])
  expect(marked('Kickoff calls', ' ')).toEqual([])
})
