import { expect, test } from 'vitest'
import { findEditProblems } from './find-edit-problems.ts'

const thin = {
  problems: [{ code: 'thin', message: 'The sources have too little that answers the question.' }],
  topic: 'Heat pump noise',
  language: 'en',
}
const generated = 'A heat pump hums in the garden of its owner.\n\n- It is quiet.'
const addition = `At three metres the heat pump makes 42 decibels of noise, as the installer measured on a still
evening in March, and the neighbours at eleven metres could not tell whether it was on or off when they were asked to
listen for it from their open bedroom window for half an hour.`

const codesOf = (markdown: string) =>
  findEditProblems(thin, { title: 'Heat pump noise', markdown, wordCount: 140, claims: [], generated }).map(
    ({ code }) => code,
  )

test('a thin digest stays thin after an edit that adds nothing that answers', () => {
  expect(codesOf(generated)).toEqual(['thin'])
  expect(codesOf(`${generated}\n\nIt really is quiet, 100 per cent.`)).toEqual(['thin'])
  expect(codesOf(`${generated}\n\n${addition.replace('42', 'few')}`)).toEqual(['thin'])
})

test('an edit that adds figures, a list or steps makes a thin digest whole', () => {
  expect(codesOf(`${generated}\n\n${addition}`)).toEqual([])
})
