import { expect, test } from 'vitest'
import { authorAsks, featureParts } from './feature-parts.ts'
import { features } from './features.ts'

const asks = [...[...features, ...featureParts].flatMap((one) => one.asks), ...authorAsks]

test.each(asks.map(({ write }) => write))('nothing can be copied as a fact from %s', (write) => {
  const withoutBlanks = write.replace(/‹[^‹›]+›/g, '‹›')
  expect(withoutBlanks).not.toMatch(/…/)
  const values = [...withoutBlanks.matchAll(/"([\w@]+)": \[?("[^"]*"|‹›|-?[\d.]+)/g)]
  expect(values.length).toBeGreaterThan(0)
  for (const [, name, value] of values) {
    // The first of a list is always at position 1; types are words of the vocabulary.
    if (name === '@type' || (name === 'position' && value === '1')) continue
    expect(value).toMatch(/^("(https:\/\/schema\.org\/)?‹›"|‹›)$/)
  }
})
