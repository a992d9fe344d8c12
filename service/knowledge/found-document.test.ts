import { expect, test } from 'vitest'
import { joinPassages } from './found-document.ts'

const join = (...passages: { text: string; headingPath?: string[] }[]) =>
  joinPassages(passages.map(({ text, headingPath = [] }, position) => ({ text, headingPath, position }))).map(
    ({ text }) => text,
  )

test('sentences that a passage repeats of the one before it are told once', () => {
  expect(
    join(
      { text: 'The oven was cold. We waited an hour.' },
      { text: 'We waited an hour. Then the bread rose.' },
    ),
  ).toEqual(['The oven was cold. We waited an hour.', 'Then the bread rose.'])
  expect(
    join({ text: '窯は冷えていた。一時間待った。' }, { text: '一時間待った。パンが膨らんだ。' }),
  ).toEqual(['窯は冷えていた。一時間待った。', 'パンが膨らんだ。'])
})

test('a number or word that begins as the passage before it ends keeps its first letters', () => {
  expect(join({ text: 'Published: 2025-04-24' }, { text: '41 bakeries were visited.' })[1]).toBe(
    '41 bakeries were visited.',
  )
  expect(join({ text: 'Opened in 2024' }, { text: '24 hours later it closed.' })[1]).toBe(
    '24 hours later it closed.',
  )
})

test('under another heading the same words are said again', () => {
  expect(
    join({ text: 'Ask us.', headingPath: ['Prices'] }, { text: 'Ask us.', headingPath: ['Hours'] }),
  ).toEqual(['Ask us.', 'Ask us.'])
})
