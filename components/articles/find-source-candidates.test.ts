import { expect, test } from 'vitest'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { findSourceCandidates } from './find-source-candidates.ts'

const passage = (text: string, marked: string, strength: KnowledgePassage['strength'] = 'some') => {
  const at = text.indexOf(marked)
  return {
    document_id: text,
    title: 'A',
    chunk_id: text,
    heading: '',
    text,
    highlights: [[at, at + marked.length]] satisfies [number, number][],
    score: 1,
    strength,
  }
}

test('a statement with a figure is supported only by a sentence with it, whatever words they share', () => {
  const found = findSourceCandidates({ text: 'In 90% of cases this works.' }, [
    passage('Twelve teams say that it works. In 80% of cases.', 'works'),
    passage('It was late. It works in 90% of cases.', 'works'),
  ])
  expect(found.map(({ sentence }) => sentence)).toEqual(['It works in 90% of cases.'])
})

test('at most three are shown, best first, and none that is weak', () => {
  const texts = ['It works a.', 'It works b.', 'It works c.', 'It works d.']
  const found = findSourceCandidates({ text: 'This works.' }, [
    passage('It works w.', 'works', 'weak'),
    ...texts.map((text) => passage(text, 'works')),
  ])
  expect(found.map(({ sentence }) => sentence)).toEqual(texts.slice(0, 3))
})

test('a passage of an internal document is never offered as a source', () => {
  const found = findSourceCandidates({ text: 'This works.' }, [
    { ...passage('It works inside.', 'works', 'strong'), role: 'internal' },
    { ...passage('It works outside.', 'works', 'strong'), role: 'facts' },
  ])
  expect(found.map(({ sentence }) => sentence)).toEqual(['It works outside.'])
})
