import { type AspectName, aspectNames } from './aspect-words.ts'
import { germanAspects } from './languages/de.ts'
import { englishAspects } from './languages/en.ts'
import { spanishAspects } from './languages/es.ts'
import { frenchAspects } from './languages/fr.ts'
import { italianAspects } from './languages/it.ts'
import { japaneseAspects } from './languages/ja.ts'
import { dutchAspects } from './languages/nl.ts'
import { portugueseAspects } from './languages/pt.ts'

type AspectTest = {
  name: AspectName
  /** Found in a topic that asks about it. */
  asks: RegExp
  /** Found in a sentence that answers. */
  speaks: RegExp
}

const all = [
  englishAspects,
  germanAspects,
  dutchAspects,
  frenchAspects,
  spanishAspects,
  italianAspects,
  portugueseAspects,
  japaneseAspects,
]
const time = all.map((one) => one.time).join('|')

/** What answers in every language: an amount of money, a level of sound, a span of time. */
const figures: Partial<Record<AspectName, string>> = {
  cost: '[€$£¥]\\s?\\d|\\d\\s?(?:€|euros?|dollars?|pounds?|usd|eur|chf|franken)',
  noise: '\\d\\s?dB',
  duration: `\\p{N}+\\s(?:${time})|\\p{L}{3,}\\s(?:${time})`,
}

/** The language of a topic is not known for certain, and names of things wander: all languages are looked for at once. */
const tests = aspectNames.map((name): AspectTest => {
  const lists = all.map(({ aspects }) => aspects[name])
  const words = lists.map((list) => list.words)
  const parts = lists.map((list) => list.parts)
  return {
    name,
    asks: pattern([...words, ...lists.map(({ asks }) => asks)], parts),
    speaks: pattern(
      [...words, ...lists.map(({ answers }) => answers)],
      [...parts, ...lists.map(({ answerParts }) => answerParts), figures[name]],
    ),
  }
})

type Alternatives = readonly (string | undefined)[]

function pattern(beginnings: Alternatives, inside: Alternatives): RegExp {
  const anywhere = inside.flatMap((one) => (one ? [`|${one}`] : [])).join('')
  const list = beginnings.filter((one) => one !== undefined).join('|')
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})${anywhere}`, 'iu')
}

/** The aspects that a topic asks about. */
export function askedAspects(topic: string): AspectName[] {
  return tests.filter(({ asks }) => asks.test(topic)).map(({ name }) => name)
}

/** The aspect that a word of a topic stands for, which other words than itself answer. */
export function aspectOfWord(word: string): AspectName | null {
  return tests.find(({ asks }) => asks.test(word))?.name ?? null
}

/** True when a text says something about an aspect. */
export function speaksOf(name: AspectName, text: string): boolean {
  return tests.some((test) => test.name === name && test.speaks.test(text))
}
