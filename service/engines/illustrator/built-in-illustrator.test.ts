import { expect, test } from 'vitest'
import { builtInIllustrator } from './built-in-illustrator.ts'

const illustrator = builtInIllustrator()

/** Width and height of a PNG, from its header (PNG specification, "IHDR"). */
function sizeOf(png: Uint8Array): [number, number] {
  const bytes = Buffer.from(png)
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const request = { siteTitle: 'Northwind', tags: ['one', 'two'], seed: 'a', language: 'en' }

test.each([
  ['an ordinary title', 'How to choose a heat pump for an old stone house'],
  ['one letter', 'A'],
  ['nothing', ''],
  ['only emoji', '🎉🔥👩‍👩‍👧‍👦'],
  ['markup', '</text></svg><script>alert(1)</script> & "quotes"'],
  ['control characters and half a pair', 'a\u0000\u001b\ud800\u202e b'],
  ['a word without end', 'x'.repeat(5000)],
  ['many words', 'winter '.repeat(1000)],
  ['Arabic', 'كيف تختار مدينة (API 2026)'],
  ['Chinese', '如何选择一座城市'.repeat(30)],
  ['a script without a font', 'ᚠᚢᚦᚨᚱᚲ'],
  ['stacked marks', `Z${'\u0335\u0336\u0337'.repeat(200)}algo`],
])('a cover is drawn at its size for %s', async (_, title) => {
  const { png, widthPx, heightPx } = await illustrator.drawCover({ ...request, title })
  expect(sizeOf(png)).toEqual([1200, 630])
  expect([widthPx, heightPx]).toEqual([1200, 630])
})

test('a site and tags that no font can draw still give a cover', async () => {
  const cover = await illustrator.drawCover({ ...request, title: '🔥', siteTitle: '🔥', tags: ['🔥', ''] })
  expect(sizeOf(cover.png)).toEqual([1200, 630])
})

test('the same request gives the same bytes, another seed another picture', async () => {
  const draw = (seed: string) => illustrator.drawCover({ ...request, title: 'Same', seed })
  const [one, again, other] = [await draw('a'), await draw('a'), await draw('b')]
  expect(Buffer.from(one.png).equals(again.png)).toBe(true)
  expect(Buffer.from(one.png).equals(other.png)).toBe(false)
})

test('a banner is a band of the same pattern', async () => {
  expect(sizeOf((await illustrator.drawBanner({ seed: 'a' })).png)).toEqual([1200, 300])
})

const figure = { caption: 'Cost', header: ['City', 'Cost'], language: 'en' }

test('a comparable column becomes bars, with its data in words', async () => {
  const rows = [
    ['Oslo', '€12'],
    ['Bergen', '−€3'],
  ]
  const drawn = await illustrator.drawFigure({ ...figure, rows })
  expect(drawn.kind).toBe('bars')
  expect(drawn.alt).toBe('Cost. Oslo: €12; Bergen: −€3')
  expect(sizeOf(drawn.png)).toEqual([drawn.widthPx, drawn.heightPx])
})

test('a caption that stands above a figure is told in words and not drawn again', async () => {
  const rows = [
    ['Oslo', '€12'],
    ['Bergen', '€3'],
  ]
  const [titled, headed] = await Promise.all(
    [false, true].map((isHeaded) => illustrator.drawFigure({ ...figure, rows, isHeaded })),
  )
  expect(headed?.alt).toBe(titled?.alt)
  expect(headed?.heightPx).toBeLessThan(titled?.heightPx ?? 0)
})

test('figures over time become a line that follows light and dark', async () => {
  const rows = ['2023', '2024', '2025', '2026'].map((year, index) => [year, `${index * 3}.5 %`])
  const colors = {
    light: { paper: '#ffffff', ink: '#101010', soft: '#606060', rule: '#dddddd', accent: '#005500' },
    dark: { paper: '#111111', ink: '#eeeeee', soft: '#999999', rule: '#333333', accent: '#66cc66' },
  }
  const drawn = await illustrator.drawFigure({ ...figure, rows, colors })
  expect(drawn.kind).toBe('line')
  expect(drawn.alt).toBe('Cost. 2023: 0.5 %; 2024: 3.5 %; 2025: 6.5 %; 2026: 9.5 %')
  expect(drawn.svg).toContain('[fill="#005500"]{fill:#66cc66}')
  const used = new Set(
    [...drawn.svg.matchAll(/ (?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, color]) => color),
  )
  expect(
    [...used].filter((color) => !Object.values<string | undefined>(colors.light).includes(color)),
  ).toEqual([])
})

test('everything else becomes a table', async () => {
  const words = await illustrator.drawFigure({ ...figure, rows: [['Oslo', 'dear']] })
  const many = await illustrator.drawFigure({
    ...figure,
    rows: Array.from({ length: 40 }, (_, index) => [`City ${index}`, `${index}`]),
  })
  expect([words.kind, many.kind]).toEqual(['table', 'table'])
  expect(many.heightPx).toBeLessThan(1400)
})

test.each([
  ['no rows', []],
  [
    'all zero',
    [
      ['a', '0'],
      ['b', '0'],
    ],
  ],
  ['ragged and hostile rows', [[], ['<b>&"'], ['🔥', '\u0000', 'more', 'than', 'the', 'header']]],
  [
    'huge numbers',
    [
      ['a', '9'.repeat(300)],
      ['b', '1'],
    ],
  ],
])('a figure is drawn for %s', async (_, rows) => {
  const drawn = await illustrator.drawFigure({ ...figure, rows })
  expect(sizeOf(drawn.png)).toEqual([drawn.widthPx, drawn.heightPx])
})
