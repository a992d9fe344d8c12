import { expect, test } from 'vitest'
import { spokenParts } from './spoken-parts.ts'

test('a text is read by its headings, without references, tables and the list of sources', () => {
  const markdown = [
    'A pump hums [1]. It is *quiet* at night [2, 3].',
    '## How loud it is',
    'About [forty decibels](https://example.org).',
    '| Distance | dB |\n| --- | --- |\n| 5 m | 40 |',
    '### By night',
    '- Lower\n- Slower',
    '## Sources',
    '1. [Noise](<https://example.org/noise>)\n2. Our handbook',
  ].join('\n\n')
  expect(spokenParts({ title: 'Heat pumps', markdown })).toEqual([
    { heading: null, text: 'Heat pumps.\n\nA pump hums. It is quiet at night.' },
    {
      heading: 'How loud it is',
      text: 'How loud it is.\n\nAbout forty decibels.\n\nBy night.\n\nLower.\n\nSlower.',
    },
  ])
})

test('a closing list that is no list of sources is read', () => {
  const parts = spokenParts({ title: 'T', markdown: 'Opening.\n\n## What to do\n\n- Ask the installer.' })
  expect(parts.at(-1)).toEqual({ heading: 'What to do', text: 'What to do.\n\nAsk the installer.' })
})
