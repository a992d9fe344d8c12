import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { arePaired } from './built-in/digest/whole/paired.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource, WrittenArticle } from './writer.ts'

const upload = (text: string): EvidenceSource =>
  createSource({ title: /^# (.*)$/m.exec(text)?.[1] ?? '', text: text.replace(/^# .*$/m, ''), own: true })

const filler = (thing: string) =>
  Array.from(
    { length: 4 },
    (_, at) =>
      `The wooden pier was looked at by ${at + 11} keepers, who turned every plank of the ${thing} over and wrote down what the salt had left of it after the ${at + 3} storms of that winter.`,
  ).join(' ')

const study = upload(`
From: Harbour Institute Published: 2025-03-11

# Tar or oil: what keeps a wooden pier

## Result 1: Tar keeps the planks

After three winters 88 per cent of the tarred planks and 71 per cent of the oiled planks of a wooden pier were sound. ${filler('deck')}

## Result 2: Oil keeps the steps

On the steps of the wooden pier 12 per cent of the oiled boards had gone, against 31 per cent of the tarred boards. ${filler('steps')}

## Rope and rail

A handrail of the wooden pier that is oiled must be oiled again after 14 months. ${filler('handrail')}

## The keeper's dog

The dog came along. ${filler('kennel').replaceAll(/\d+/gu, 'some').replaceAll('wooden pier', 'house')}

## Limits

- Nine harbours, all of them salt.
- Owners chose for themselves.
- No pier was older than 40 years.
- Costs were not measured.
- Children were not counted.
- Ice came in one winter of three.
`)
const note = upload(`
From: Pierwright Published: 2026-05-02

# What we saw on 40 piers of wood

## What came out

Of 40 wooden piers that were tarred 31 were sound after six years, and of the oiled ones 18. ${filler('jetty')}

## How we tar

A wooden pier must be dry for nine days before it is tarred. ${filler('ladder')}
`)

const write = (targetWords: number): Promise<WrittenArticle> =>
  createBuiltInWriter().write(
    createWriteRequest({ topic: 'Tar or oil for a wooden pier?', evidence: [study, note], targetWords }),
  )

const besides = /Besides, in a line each:\n\n(?<list>(?:- .*\n?)+)/gu

test('tells a section that there is no room for in the sentence that says most of it', async () => {
  const { markdown, claims } = await write(200)
  const lists = [...markdown.matchAll(besides)].map(({ groups }) => groups?.list ?? '')
  expect(lists.length).toBeGreaterThan(0)
  for (const line of lists.flatMap((list) => list.trim().split('\n'))) {
    expect(line).toMatch(/^- \*\*[^*]+\*\*: /)
    expect(line.split(' ').length).toBeLessThan(75)
  }
  expect(claims.every(({ supported }) => supported)).toBe(true)
})

test('names no section in the list of sources that has its line', async () => {
  const { markdown } = await write(200)
  const [, sources = ''] = markdown.split('## Sources')
  const lines = [...markdown.matchAll(/^- \*\*(?<heading>[^*]+)\*\*: /gmu)].map(
    (one) => one.groups?.heading ?? '',
  )
  for (const heading of lines) expect(sources).not.toContain(heading)
})

test('tells the second of two results where it tells the first', async () => {
  for (const words of [150, 200, 300, 500]) {
    const { markdown } = await write(words)
    const [text = ''] = markdown.split('## Sources')
    expect(text.includes('**Result 2: ')).toBe(text.includes('**Result 1: '))
  }
})

test('tells a few short limits whole, and counts no single item that is left out', async () => {
  for (const words of [150, 200, 300, 500]) {
    const { markdown } = await write(words)
    expect(markdown).not.toContain('and 1 more')
    if (markdown.includes('Nine harbours')) expect(markdown).toContain('Ice came in one winter of three.')
  }
})

test.each([
  ['For', 'Against'],
  ['Result 1: more bicycles', 'Result 2: longer'],
  ['Ergebnis 1', 'Ergebnis 3: der Weg'],
  ['Was spricht dafür?', 'Was spricht dagegen?'],
  ['Vorteile', 'Nachteile'],
  ['Avantages', 'Inconvénients'],
  ['Ventajas', 'Desventajas'],
  ['Vantaggi', 'Svantaggi'],
  ['Voordelen', 'Nadelen'],
  ['Vantagens', 'Desvantagens'],
])('takes "%s" and "%s" for two sides', (one, other) => {
  expect(arePaired(one, other)).toBe(true)
})

test.each([
  ['Day 1', 'Day 3'],
  ['For gardens by the sea', 'Against the wind'],
  ['Result 1', 'Limits'],
])('takes "%s" and "%s" for no two sides', (one, other) => {
  expect(arePaired(one, other)).toBe(false)
})
