import { expect, test } from 'vitest'
import { englishPhrases } from '../phrases/languages/en.ts'
import { frenchPhrases } from '../phrases/languages/fr.ts'
import { writeOffer } from './write-offer.ts'

const offer = 'A free look at four weeks of your book'
const callToAction = { text: 'Send us four weeks', url: 'https://lane.example/four' }

test('offer and next step stand in one line that says whose words they are', () => {
  expect(writeOffer({ name: 'Lane', offer, callToAction }, englishPhrases)).toBe(
    'From **Lane** itself: A free look at four weeks of your book. [Send us four weeks](https://lane.example/four)',
  )
  expect(writeOffer({ name: 'Lane', callToAction }, frenchPhrases)).toContain('De la part de **Lane** :')
})

test('without a name, or without offer and next step, there is no line', () => {
  expect(writeOffer({ offer, callToAction }, englishPhrases)).toBe('')
  expect(writeOffer({ name: 'Lane' }, englishPhrases)).toBe('')
})

test('markup in a profile stays text, and an address that is none becomes no link', () => {
  const line = writeOffer(
    { name: '**Lane**', offer: '[x](y)', callToAction: { text: 'Go', url: 'javascript:alert(1)' } },
    englishPhrases,
  )
  expect(line).not.toMatch(/javascript|\[x\]\(y\)/)
})
