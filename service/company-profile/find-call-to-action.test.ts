import { expect, test } from 'vitest'
import { findCallToAction } from './find-call-to-action.ts'
import type { CompanyPage } from './read-company-site.ts'

/** Only what the rule looks at. */
function pageWith(...texts: string[]): CompanyPage {
  const links = texts.map((text, at) => ({ text, url: `https://acme.example/${at}` }))
  // A whole page has much that no call to action depends on.
  return { finalUrl: 'https://acme.example/', surface: { links } } as unknown as CompanyPage
}

test.each([
  ['Get a free quote', 'Contact us'],
  ['Angebot anfordern', 'Kontakt aufnehmen'],
  ['Offerte aanvragen', 'Neem contact op'],
  ['Plan een gratis adviesgesprek', 'Contact opnemen'],
  ['Probeer het gratis', 'Meld je aan'],
])('“%s” commits a reader more than “%s”', (first, second) => {
  const [found] = findCallToAction([pageWith('Nieuws', second, first)])
  expect(found?.value.text).toBe(first)
})

test('a site whose links ask for nothing has no call to action', () => {
  expect(findCallToAction([pageWith('Nieuws', 'Over ons')])).toEqual([])
})
