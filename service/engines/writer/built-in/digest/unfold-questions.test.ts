import { expect, test } from 'vitest'
import type { PageBlock } from '../../../reader/page-block.ts'
import { unfoldQuestions } from './unfold-questions.ts'

const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', text })

test('where every paragraph but one asks first, each question stands over its own answer, also one with a colon, a figure or no question mark', () => {
  const answer = 'As long as the pier is dry and nobody paints it in the rain.'
  const blocks = unfoldQuestions(
    [
      'My pier has rotted. Will it help?',
      'Twice the life: compared with what?',
      'How many are 15.000 hours?',
      'We have no pier.',
    ].map((question) => paragraph(`${question} ${answer}`)),
  )
  expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
    'My pier has rotted. Will it help?',
    'Twice the life: compared with what?',
    'How many are 15.000 hours?',
    'We have no pier',
  ])
  expect(blocks.filter(({ kind }) => kind === 'paragraph')).toEqual(Array(4).fill(paragraph(answer)))
})

test('a question in the middle of a paper is no heading', () => {
  const blocks = [paragraph('We counted 312 lamps.'), paragraph('Where was it worst? Under the pier.')]
  expect(unfoldQuestions(blocks)).toEqual(blocks)
})
