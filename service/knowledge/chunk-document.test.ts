import { expect, test } from 'vitest'
import type { PageBlock } from '../engines/reader/page-block.ts'
import { chunkDocument } from './chunk-document.ts'
import { countTokens } from './count-tokens.ts'

const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', text })
const heading = (level: 1 | 2 | 3, text: string): PageBlock => ({ kind: 'heading', level, text })
const numbered = (count: number, sentence: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => sentence(n)).join('')
const story = (count: number) =>
  numbered(count, (n) => `Sentence ${n} tells of the ${n}th day, on which little happened. `).trim()

test('a short text is one chunk under its headings', () => {
  expect(chunkDocument([heading(1, 'A'), heading(2, 'B'), paragraph('One.'), paragraph('Two.')])).toEqual([
    { headingPath: ['A', 'B'], text: 'One.\n\nTwo.', tokenCount: countTokens('One.\n\nTwo.') },
  ])
})

test('text under another heading is another chunk', () => {
  const chunks = chunkDocument([
    paragraph('Before.'),
    heading(1, 'A'),
    paragraph('One.'),
    heading(3, 'B'),
    paragraph('Two.'),
    heading(2, 'C'),
    paragraph('Three.'),
  ])
  expect(chunks.map(({ headingPath, text }) => [headingPath, text])).toEqual([
    [[], 'Before.'],
    [['A'], 'One.'],
    [['A', 'B'], 'Two.'],
    [['A', 'C'], 'Three.'],
  ])
})

test('a heading with nothing under it is not lost', () => {
  const chunks = chunkDocument([
    heading(1, 'A'),
    heading(2, 'B'),
    heading(2, 'C'),
    paragraph('x'),
    heading(1, 'D'),
  ])
  expect(chunks.map(({ headingPath, text }) => [headingPath, text])).toEqual([
    [['A'], 'B'],
    [['A', 'C'], 'x'],
    [[], 'D'],
  ])
})

test('a long text is cut between sentences, each chunk beginning with the last sentences of the one before', () => {
  const chunks = chunkDocument([paragraph(story(200))], 'en')
  expect(chunks.length).toBeGreaterThan(5)
  chunks.forEach(({ text, tokenCount }, place) => {
    expect(tokenCount).toBeLessThanOrEqual(405)
    expect(text).toMatch(/^Sentence .*happened\.$/)
    const previous = chunks[place - 1]
    if (!previous) return
    const overlap = previous.text.slice(previous.text.indexOf(text.slice(0, 30)))
    expect(text.startsWith(overlap)).toBe(true)
    expect(countTokens(overlap)).toBeGreaterThan(15)
    expect(countTokens(overlap)).toBeLessThanOrEqual(50)
  })
})

test('a list or table that fits is not cut', () => {
  const items = Array.from({ length: 12 }, (_, n) => `Item ${n} has some words of its own`)
  const rows = Array.from({ length: 12 }, (_, n) => [`Row ${n}`, 'some words', `${n * 3} litres`])
  const chunks = chunkDocument([
    paragraph(story(15)),
    { kind: 'list', items },
    paragraph(story(10)),
    { kind: 'table', header: ['Name', 'Words', 'Size'], rows },
  ])
  expect(chunks.some(({ text }) => text.includes(items.map((item) => `- ${item}`).join('\n')))).toBe(true)
  const table = [['Name', 'Words', 'Size'], ...rows].map((row) => row.join('\t')).join('\n')
  expect(chunks.some(({ text }) => text.includes(table))).toBe(true)
})

test('a long table is cut between rows and has its header above each part', () => {
  const rows = Array.from({ length: 200 }, (_, n) => [`Row ${n}`, 'some more words', `${n * 3} litres`])
  const chunks = chunkDocument([{ kind: 'table', header: ['Name', 'Words', 'Size'], rows }])
  expect(chunks.length).toBeGreaterThan(3)
  for (const { text, tokenCount } of chunks) {
    expect(text.startsWith('Name\tWords\tSize\nRow ')).toBe(true)
    expect(tokenCount).toBeLessThanOrEqual(405)
  }
  for (const row of rows) expect(chunks.filter(({ text }) => text.includes(row.join('\t')))).toHaveLength(1)
})

test('Chinese is cut between its sentences', () => {
  const sentences = Array.from({ length: 120 }, (_, n) => `第${n}天他们讨论了人工智能在农业中的应用。`)
  const chunks = chunkDocument([paragraph(sentences.join(''))], 'zh')
  expect(chunks.length).toBeGreaterThan(2)
  for (const { text } of chunks) expect(text).toMatch(/^第.*。$/)
  for (const sentence of sentences) expect(chunks.some(({ text }) => text.includes(sentence))).toBe(true)
})

test.each([
  ['clauses', numbered(300, (n) => `and then came the ${n}th of them, `)],
  ['words', numbered(900, (n) => `word${n} `)],
  ['one endless word', 'x'.repeat(20_000)],
  ['emoji of several parts', '👩‍👩‍👧‍👦'.repeat(500)],
  ['accents without end', `e${'\u0301'.repeat(9000)}`],
])('a sentence of %s that is longer than a chunk is cut and loses nothing', (_, text) => {
  const chunks = chunkDocument([paragraph(text)])
  for (const { tokenCount } of chunks) expect(tokenCount).toBeLessThanOrEqual(410)
  expect(
    chunks
      .map((chunk) => chunk.text)
      .join('')
      .replace(/\s+/g, ''),
  ).toContain(text.replace(/\s+/g, '').slice(-50))
  const letters = (value: string) => value.replace(/\s+/g, '').length
  expect(chunks.reduce((sum, chunk) => sum + letters(chunk.text), 0)).toBeGreaterThanOrEqual(letters(text))
  if (text.startsWith('👩')) for (const chunk of chunks) expect(chunk.text).toMatch(/^(👩‍👩‍👧‍👦)+$/u)
})

test('headings alone do not make endless chunks, and none of them is lost', () => {
  const blocks = Array.from({ length: 20_000 }, (_, n) => [heading(1, `H${n}`), paragraph(`p${n}`)]).flat()
  const chunks = chunkDocument(blocks)
  expect(chunks.length).toBeLessThanOrEqual(2100)
  const text = chunks.map((chunk) => [...chunk.headingPath, chunk.text].join('\n')).join('\n')
  const lines = new Set(text.split(/\n+/))
  for (let n = 0; n < 20_000; n += 1) expect(lines.has(`H${n}`) && lines.has(`p${n}`)).toBe(true)
})

test('every sentence, item and row of any document is whole in some chunk, in order and under its heading', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const { blocks, expected } = randomDocument(seed)
    const chunks = chunkDocument(blocks)
    let at = 0
    for (const { text, under } of expected) {
      while (at < chunks.length && !chunks[at]?.text.includes(text)) at += 1
      expect(chunks[at], `${text} (seed ${seed})`).toBeDefined()
      expect(chunks[at]?.headingPath.at(-1), `${text} (seed ${seed})`).toBe(under)
    }
    for (const { tokenCount } of chunks) expect(tokenCount).toBeLessThanOrEqual(420)
  }
})

function randomDocument(seed: number) {
  let state = seed * 7919
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const words = ['price', 'naïve', 'Straße', 'кофе', '数据', '🙂', 'is', 'of', '3.5', 'can’t', 'wine-dark']
  let serial = 0
  const phrase = (length: number) => {
    serial += 1
    return `S${serial} ${Array.from({ length }, () => words[random(words.length)] ?? '').join(' ')}`
  }
  const blocks: PageBlock[] = []
  const expected: { text: string; under: string | undefined }[] = []
  let under: string | undefined
  const keep = (text: string) => {
    expected.push({ text, under })
    return text
  }
  for (let count = random(40) + 1; count > 0; count -= 1) {
    const kind = random(5)
    if (kind === 0) {
      under = phrase(3)
      const level = ([1, 2, 3] as const)[random(3)] ?? 1
      blocks.push(heading(level, under), paragraph(keep(`${phrase(5)}.`)))
    } else if (kind === 1) {
      blocks.push({
        kind: 'list',
        items: Array.from({ length: random(60) + 1 }, () => keep(phrase(random(12) + 1))),
      })
    } else if (kind === 2) {
      const rows = Array.from({ length: random(60) + 1 }, () => [phrase(2), phrase(random(6) + 1)])
      for (const row of rows) keep(row.join('\t'))
      blocks.push({ kind: 'table', header: random(2) ? ['One', 'Two'] : [], rows })
    } else {
      const sentences = Array.from({ length: random(40) + 1 }, () => keep(`${phrase(random(25) + 2)}.`))
      blocks.push(paragraph(sentences.join(' ')))
    }
  }
  return { blocks, expected }
}
