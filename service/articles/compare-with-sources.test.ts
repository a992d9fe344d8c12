import { expect, test } from 'vitest'
import type { PageBlock } from '../engines/reader/page-block.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import { compareWithSources } from './compare-with-sources.ts'

const headings = (...texts: string[]): PageBlock[] =>
  texts.map((text) => ({ kind: 'heading', level: 2, text }))
const source = (blocks: PageBlock[], options: Partial<EvidenceSource> = {}): EvidenceSource => ({
  id: 'https://a.example/',
  kind: 'page',
  title: 'A',
  url: 'https://a.example/',
  language: 'en',
  own: false,
  role: 'facts',
  publishedAt: null,
  blocks,
  ...options,
})

test('a heading of a source whose words the draft does not have is a gap', () => {
  const page = source(headings('Keeping the aroma fresh', 'Choosing a water filter'))
  expect(compareWithSources('The aroma is kept fresh by keeping it cold.', [page], [page])).toEqual({
    competition_intelligence: true,
    competition_gaps: [{ url: 'https://a.example/', title: 'A', headings: ['Choosing a water filter'] }],
  })
})

test('furniture, short words and headings that two pages share are reported once or not at all', () => {
  const pages = [
    source(headings('Related articles', 'How to', '2026', 'Water filters')),
    source(headings('Water filters'), { id: 'https://b.example/', url: 'https://b.example/' }),
  ]
  const { competition_gaps } = compareWithSources('Nothing of it.', pages, pages)
  expect(competition_gaps).toEqual([{ url: 'https://a.example/', title: 'A', headings: ['Water filters'] }])
})

test.each([
  ['What customers say', 'Frequently asked', 'Our prices', 'Why choose AquaSpire?', 'Shipping & returns'],
  ['Kundenstimmen', 'Häufige Fragen', 'Warum jetzt?', 'Versand und Rückgabe', 'Unsere Produkte'],
  ['Avis de nos clients', 'Preguntas frecuentes', 'Cosa dicono i clienti', 'Nossos planos', 'Nos tarifs'],
])('sections that only sell are no gap: %s, %s …', (...selling) => {
  const page = source(headings(...selling, 'Choosing a water filter', 'Prices of salt since 2020'))
  const { competition_gaps } = compareWithSources('Nothing of it.', [page], [page])
  expect(competition_gaps?.[0]?.headings).toEqual(['Choosing a water filter', 'Prices of salt since 2020'])
})

test('a script without spaces is compared by its words', () => {
  const page = source(headings('咖啡的香气', '水质过滤'), { language: 'zh' })
  expect(compareWithSources('冷萃咖啡的香气很浓。', [page], [page]).competition_gaps?.[0]?.headings).toEqual([
    '水质过滤',
  ])
})

test('without a page to compare with there was no check', () => {
  const own = source(headings('Anything'), { kind: 'knowledge' })
  expect(compareWithSources('x', [own, source([])], [own, source([])])).toEqual({
    competition_intelligence: false,
  })
})

test('a section that the draft covers under another heading is no gap', () => {
  const page = source([
    ...headings('Brewing ratios'),
    { kind: 'paragraph', text: 'Take 80 grams for 1.5 litres and leave it for 12 hours.' },
    ...headings('Serving'),
    { kind: 'paragraph', text: 'Ice.' },
  ])
  const { competition_gaps } = compareWithSources('80 grams on 1.5 litres give a full jug.', [page], [page])
  expect(competition_gaps?.[0]?.headings).toEqual(['Serving'])
})

test('a page that the draft does not cite is compared with nothing', () => {
  const [used, unused] = [source(headings('Grind size')), source(headings('Tax'), { id: 'other' })]
  expect(compareWithSources('Nothing of it.', [used, unused], [used]).competition_gaps).toHaveLength(1)
  expect(compareWithSources('Nothing of it.', [unused], [used])).toEqual({ competition_intelligence: false })
})
