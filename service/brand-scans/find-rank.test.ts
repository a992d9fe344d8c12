import { expect, test } from 'vitest'
import { brandNames } from './brand-names.ts'
import { createFindMentions } from './find-mentions.ts'
import { findRank } from './find-rank.ts'

const find = createFindMentions(brandNames('Acme', []))

test.each([
  ['1. Comandante\n2. Acme\n3. Timemore', 2],
  ['Here:\n\n1. **Comandante** – dear\n\n2. **Kinu** – heavy\n\n3. **Acme** – fair', 3],
  ['- Acme: good\n- Kinu: dear', 1],
  ['1. Kinu\n   - better than Acme\n2. Acme', 2],
  ['1. Kinu: often compared with Acme\n2. Timemore: cheap', undefined],
  ['1. Acme', undefined],
  ['Acme is the first, Kinu the second.', undefined],
  ['| Brand | Price |\n|---|---|\n| Kinu | 300 |\n| Acme | 100 |', 2],
  ['### 1. Kinu\nText.\n### 2. Acme\nText.', 2],
  ['Points:\n- heavy\n- dear\n\nBrands:\n1) Kinu\n2) Timemore\n3) Acme', 3],
  ['', undefined],
])('in %j the rank is %s', (text, rank) => {
  expect(findRank(text, find)).toBe(rank)
})
