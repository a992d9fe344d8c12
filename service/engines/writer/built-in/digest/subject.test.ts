import { expect, test } from 'vitest'
import { prepareText, readSubject } from './subject.ts'

const speaks = (topic: string, text: string) =>
  readSubject(topic, 'en').concepts.map(({ word, isIn }) => [word, isIn(prepareText(text, 'en'))])

test('a verb with a particle is another verb, unless the topic has it as well', () => {
  expect(speaks('Why do sailors leave', 'What to leave out')).toContainEqual(['leave', false])
  expect(speaks('Why do sailors leave', 'Reasons for leaving')).toContainEqual(['leave', true])
  expect(speaks('What sailors leave out', 'What to leave out')).toContainEqual(['leave', true])
})

test('a German compound is named by its first part, and a participle by its noun', () => {
  const { concepts } = readSubject('Wie oft wird ein Ankerkettenkasten gereinigt?', 'de')
  const isNamed = (text: string) =>
    concepts.filter((one) => one.isIn(prepareText(text, 'de'))).map(({ word }) => word)
  expect(isNamed('Die Reinigung kostet wenig.')).toEqual(['gereinigt'])
  expect(isNamed('Jede Ankerkette rostet.')).toEqual(['Ankerkettenkasten'])
})

test('what is done is asked after "wie", and an amount is not', () => {
  const words = (text: string) => readSubject(text, 'de').concepts.map(({ word }) => word)
  expect(words('Wie lagert man einen Bootsmotor?')).toEqual(['lagert', 'Bootsmotor'])
  expect(words('Wie weit fährt ein Bootsmotor?')).not.toContain('weit')
})

test.each(['Den Motor trocken lagern', 'Richtige Lagerung', 'kühl gelagert', 'er lagert dunkel'])(
  'a verb of a German question is found in its other forms: %s',
  (text) => {
    const verb = readSubject('Wie lagert man einen Bootsmotor?', 'de').concepts.find(
      ({ word }) => word === 'lagert',
    )
    expect(verb?.isIn(prepareText(text, 'de'))).toBe(true)
  },
)
