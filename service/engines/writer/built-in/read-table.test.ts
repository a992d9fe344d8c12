import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from './read-evidence.ts'

const table = {
  kind: 'table' as const,
  header: ['Industry', 'Median'],
  rows: [
    ['Software', '12'],
    ['Retail', '26'],
  ],
}

async function captionOf(caption?: string): Promise<string | null | undefined> {
  const source = createSource({ title: 'Page', text: '' })
  const heading = { kind: 'heading' as const, level: 2 as const, text: 'Quality of work' }
  const blocks = [heading, { ...table, ...(caption === undefined ? {} : { caption }) }]
  const { tables } = await readEvidence([{ ...source, blocks }], async () => {})
  return tables[0]?.caption
}

test('a table is called by its caption, else by the heading over it', async () => {
  expect(await captionOf('Tickets a day, by industry')).toBe('Tickets a day, by industry')
  expect(await captionOf()).toBe('Quality of work')
})

async function tablesOf(header: string[], rows: string[][]) {
  const source = createSource({ title: 'Page', text: '' })
  const { tables } = await readEvidence(
    [{ ...source, blocks: [{ kind: 'table' as const, header, rows }] }],
    async () => {},
  )
  return tables.length
}

test('what holds for which amount is a table, and a list of steps or years is none', async () => {
  const by = [
    ['up to 60 kg', 'soft'],
    ['60 to 90 kg', 'medium'],
  ]
  expect(await tablesOf(['Weight', 'Firmness'], by)).toBe(1)
  expect(
    await tablesOf(
      ['Year', 'Event'],
      [
        ['1998', 'founded'],
        ['2004', 'moved'],
      ],
    ),
  ).toBe(0)
})

test('things side by side are a table where one row has a figure for each of them', async () => {
  const rows = [
    ['First cost', 'high', 'low'],
    ['Life', '20 years', '9 years'],
    ['Without power', 'cold', 'warm for a day'],
    ['Room', 'little', 'much'],
  ]
  expect(await tablesOf(['', 'Tankless', 'Tank'], rows)).toBe(1)
  expect(await tablesOf(['', 'Tankless', 'Tank'], rows.slice(2))).toBe(0)
})
