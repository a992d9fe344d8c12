import { expect, test } from 'vitest'
import { askedAspects, aspectOfWord, speaksOf } from './find-aspects.ts'

test('a word that only begins like one of another language asks for nothing', () => {
  for (const word of ['customer', 'customers', 'custody', 'costume'])
    expect(aspectOfWord(word), word).toBeNull()
  expect(askedAspects('Why do customers leave')).toEqual([])
})

test.each([
  ['cost', 'Quanto custa um cais?'],
  ['cost', 'Quanto costa un molo?'],
  ['duration', 'How long does a permit take?'],
] as const)('%s is asked by "%s"', (aspect, topic) => {
  expect(askedAspects(topic)).toContain(aspect)
})

test.each(['How long a decision takes', 'Time to go-live', 'Fristen', 'Délais de livraison', 'Plazos'])(
  'the heading "%s" is over durations',
  (heading) => {
    expect(speaksOf('duration', heading)).toBe(true)
  },
)
