import { expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

test.each([
  ['a fence', '```markdown\nText.\n```', 'Text.'],
  ['a remark before it', 'Here is the article:\n\nText.', 'Text.'],
  ['a title and a heading over the opening', '# Title\n\n## Introduction\n\nText.', 'Text.'],
  ['a list of sources', 'Text [1].\n\n## Quellen\n\n1. A page\n2. Another', 'Text [1].'],
  [
    'headings with nothing under them',
    'Text.\n\n## One\n\n### Two\n\n## Three\n\nMore.\n\n## Four',
    'Text.\n\n## Three\n\nMore.',
  ],
  ['a closing rule', 'Text.\n\n---', 'Text.'],
  ['a heading of the first level', 'Text.\n\n# More\n\nText.', 'Text.\n\n## More\n\nText.'],
])('%s goes', (_, answer, tidy) => {
  expect(tidyText(answer)).toBe(tidy)
})

test.each([
  ['steps at the end', 'Text.\n\n## What to do next\n\n1. Measure.\n2. Decide.'],
  ['a heading with a part under it', 'Text.\n\n## One\n\n### Two\n\nMore.'],
  ['a first sentence that ends in a colon', 'The rule is short: measure.\n\nText.'],
])('%s stay', (_, text) => {
  expect(tidyText(text)).toBe(text)
})
