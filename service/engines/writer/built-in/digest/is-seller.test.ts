import { expect, test } from 'vitest'
import type { EvidenceSource } from '../../writer.ts'
import { isSeller } from './is-seller.ts'

const page = (publisher: string, text: string): EvidenceSource => ({
  id: publisher,
  kind: 'page',
  title: publisher,
  url: 'https://page.example/',
  language: 'en',
  own: false,
  publisher,
  publishedAt: null,
  role: 'facts',
  blocks: [{ kind: 'paragraph', text }],
})

test.each([
  ['Mattria', 'Mattria sleeps cool. Every Mattria is patented. Ask for a free quote for your Mattria today.'],
  ['Bettenhaus', 'Unsere Matratzen sind auf Lager. In den Warenkorb.'],
  ['ネムリ堂', '送料無料です。カートに入れる。'],
])('%s is a shop, by what only shops say', (publisher, text) => {
  expect(isSeller(page(publisher, text))).toBe(true)
})

test.each([
  [
    'Sleep Test',
    'We bought nine mattresses. The warranty of two was void after washing. Contact us with your story.',
  ],
  [
    'Verbraucherrat',
    'Wer in den Warenkorb legt, hat noch nicht gekauft. Prüfen Sie den Preis je Liegefläche.',
  ],
  ['Schlafinstitut', 'Das Schlafinstitut maß die Wärme von neun Matratzen.'],
])('%s writes about what shops sell, and is none', (publisher, text) => {
  expect(isSeller(page(publisher, text))).toBe(false)
})
