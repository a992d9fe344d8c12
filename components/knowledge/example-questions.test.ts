import { expect, test } from 'vitest'
import { exampleQuestions, exampleTopics } from './example-questions.ts'

test('questions are taken from each document in turn, three at most, and no long one', () => {
  const documents = [
    { questions: ['What is it?', 'Who is it for?', 'When?'] },
    {},
    { questions: [`${'Long '.repeat(20)}?`, 'What does it cost?', 'What is it?'] },
  ]
  expect(exampleQuestions(documents)).toEqual(['What is it?', 'What does it cost?', 'Who is it for?'])
})

test('topics are the beginnings of titles, without years and without documents that only show a voice', () => {
  const documents = [
    { title: 'Plans and prices 2026', role: 'facts' },
    { title: 'Kickoff calls: agenda', role: 'internal' },
    { title: 'How we write', role: 'voice' },
  ]
  expect(exampleTopics(documents)).toEqual(['Plans and prices', 'Kickoff calls'])
})
