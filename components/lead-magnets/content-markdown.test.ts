import { expect, test } from 'vitest'
import { contentMarkdown } from './content-markdown.ts'

test('the text of a PDF is copied part by part, and what a part lacks leaves no gap', () => {
  const text = contentMarkdown({
    title: 'A better cup',
    subtitle: '',
    introduction: 'Three steps.',
    parts: [
      {
        heading: 'Water',
        items: [
          { text: 'Use 94 °C.', note: 'Hotter water burns.', references: [1] },
          { text: 'Rinse.', references: [] },
        ],
        inputs: [],
        worksheet: [],
      },
      {
        heading: 'Grind',
        intro: { text: 'Grind last.', references: [1] },
        items: [],
        inputs: ['A scale'],
        outcome: { text: 'An even cup.', references: [] },
        worksheet: ['How fine?'],
      },
    ],
    sources: [],
  })
  expect(text).toBe(
    [
      '# A better cup',
      'Three steps.',
      '## Water',
      '- Use 94 °C.\n  Why: Hotter water burns.\n- Rinse.',
      '## Grind',
      'Grind last.',
      "You'll need: A scale",
      'Outcome: An even cup.',
      '- How fine?\n',
    ].join('\n\n'),
  )
})
