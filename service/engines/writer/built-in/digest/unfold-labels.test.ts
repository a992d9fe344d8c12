import { expect, test } from 'vitest'
import type { PageBlock } from '../../../reader/page-block.ts'
import { unfoldLabels } from './unfold-labels.ts'

const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', text })
const heading = (text: string): PageBlock => ({ kind: 'heading', level: 2, text })

test('labels that open the paragraphs of a paper are headings over them, and no first sentence is one', () => {
  const labelled = ['Lamps', 'Gulls', 'Salt'].map((label) =>
    paragraph(`${label}. 312 of them were counted on the pier in eleven years, and nobody minds.`),
  )
  expect(unfoldLabels(labelled).filter(({ kind }) => kind === 'heading')).toMatchObject([
    { text: 'Lamps' },
    { text: 'Gulls' },
    { text: 'Salt' },
  ])
  expect(unfoldLabels(labelled.slice(0, 2))).toEqual(labelled.slice(0, 2))
})

test('headings that are counted lose their numbers, and a number that is said stays', () => {
  const counted = ['1 Purpose', '2 Equipment', '3 The first hour'].map(heading)
  expect(unfoldLabels(counted)).toMatchObject([
    { text: 'Purpose' },
    { text: 'Equipment' },
    { text: 'The first hour' },
  ])
  expect(unfoldLabels([heading('5 lamps for a pier'), heading('Gulls')])).toMatchObject([
    { text: '5 lamps for a pier' },
    { text: 'Gulls' },
  ])
})

test('the first words of what somebody posted under a name are no heading', () => {
  const posts = ['Merle', 'Gerd', 'Sue'].flatMap((name) => [
    heading(name),
    paragraph('Good lamp. 312 of them were counted on the pier in eleven years, and nobody minds.'),
  ])
  expect(unfoldLabels(posts)).toEqual(posts)
})
