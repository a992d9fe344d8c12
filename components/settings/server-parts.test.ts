import { expect, test } from 'vitest'
import { serverParts } from './server-parts.ts'

const builtIn = { name: 'built-in', kind: 'built-in' }

test('what needs somebody comes first, with what it stops and what sets it up', () => {
  const { needing, differing, standard } = serverParts({
    writer: builtIn,
    answer_panel: { name: 'Your own content', kind: 'built-in' },
    mail: { name: 'outbox', kind: 'built-in' },
    speech: { name: 'none', kind: 'none' },
    reader: builtIn,
  })
  expect(needing.map(({ part }) => part)).toEqual(['writer', 'speech', 'answer_panel', 'mail'])
  expect(needing.find(({ part }) => part === 'mail')).toMatchObject({
    stops: expect.stringContaining('not sent'),
    page: undefined,
    variables: ['SMTP_URL', 'MAIL_FROM'],
  })
  expect(needing.find(({ part }) => part === 'answer_panel')?.page?.href).toBe('/settings/answer-engines')
  expect(differing).toEqual([])
  expect(standard.flatMap(({ parts }) => parts.map(({ part }) => part))).toEqual(['reader'])
})

test('what somebody set up is told by its own name and needs nobody', () => {
  const { needing, differing } = serverParts({ writer: { name: 'qwen3:14b', kind: 'configured' } })
  expect(needing).toEqual([])
  expect(differing).toMatchObject([{ part: 'writer', label: 'Articles', inUse: 'qwen3:14b' }])
})

test('what is as installed is said in words and gathered by what it is for', () => {
  const { differing, standard } = serverParts({
    files: { name: 'folder', kind: 'built-in' },
    illustrator: builtIn,
  })
  expect(differing).toEqual([])
  expect(standard.map(({ label, parts }) => [label, ...parts.map(({ inUse }) => inUse)])).toEqual([
    ['Writing', 'Drawn on this server'],
    ['Delivery and storage', 'Stored in the data directory'],
  ])
})

test('a part without words here is shown by the name that the server gives it', () => {
  expect(
    serverParts({ sound_mixer: builtIn, colour_lab: { name: 'Prism 2', kind: 'built-in' } }).standard,
  ).toMatchObject([
    {
      label: 'Other',
      parts: [
        { part: 'sound_mixer', label: 'sound mixer', inUse: 'Included', variables: [] },
        { part: 'colour_lab', label: 'colour lab', inUse: 'Prism 2', variables: [] },
      ],
    },
  ])
})
