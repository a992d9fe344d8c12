import { expect, test } from 'vitest'
import { serverParts } from './server-parts.ts'

const builtIn = { name: 'built-in', kind: 'built-in' }

test('what somebody set up and what nothing does come first, by their own names', () => {
  const { differing } = serverParts({
    writer: { name: 'qwen3:14b', kind: 'configured' },
    reader: builtIn,
    speech: { name: 'none', kind: 'none' },
  })
  expect(differing).toEqual([
    {
      part: 'writer',
      label: 'Articles',
      inUse: 'qwen3:14b',
      changedBy: 'Settings, Models or WRITER_URL',
    },
    { part: 'speech', label: 'Read-aloud audio', inUse: 'Not set up', changedBy: 'SPEECH_URL' },
  ])
})

test('what is as installed is said in words and gathered by what it is for', () => {
  const { differing, standard } = serverParts({ mail: { name: 'outbox', kind: 'built-in' }, writer: builtIn })
  expect(differing).toEqual([])
  expect(standard.map(({ label, parts }) => [label, ...parts.map(({ inUse }) => inUse)])).toEqual([
    ['Writing', 'Digests of your sources, without a model'],
    ['Delivery and storage', 'Kept on this machine, not sent'],
  ])
})

test('a part without words here is shown by the name that the server gives it', () => {
  expect(
    serverParts({ sound_mixer: builtIn, colour_lab: { name: 'Prism 2', kind: 'built-in' } }).standard,
  ).toEqual([
    {
      label: 'Other',
      parts: [
        { part: 'sound_mixer', label: 'sound mixer', inUse: 'Included', changedBy: undefined },
        { part: 'colour_lab', label: 'colour lab', inUse: 'Prism 2', changedBy: undefined },
      ],
    },
  ])
})
