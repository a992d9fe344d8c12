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
