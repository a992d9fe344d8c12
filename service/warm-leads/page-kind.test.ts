import { expect, test } from 'vitest'
import { pageKind } from './page-kind.ts'

test.each([
  ['/over-ons', 'about'],
  ['/ons-team', 'team'],
  ['/vacatures', 'careers'],
  ['/vacatures/monteur-warmtepompen', 'job'],
  ['/prijzen', 'pricing'],
  ['/nieuws/nieuwe-vestiging', 'release'],
  ['/diensten', 'product'],
  ['/referenties', 'customers'],
  ['/colofon', 'legal'],
  ['/ueber-uns', 'about'],
  ['/chi-siamo', 'about'],
])('%s of a company site is read as its %s page', (path, kind) => {
  expect(pageKind(`https://acme.example${path}`)).toBe(kind)
})
