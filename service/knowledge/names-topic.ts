import { readParts } from '../engines/writer/shared.ts'
import { isFormWord, isFramingWord } from './framing-words.ts'
import { segmentWords } from './segment-words.ts'

/** Of the words of a topic, so many in a title name it. */
const minShare = 1 / 2
const minLetters = 4
const syllables = /^[\p{sc=Hira}ー]+$/u
const paired = /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}ー]{2}$/u

/** True for a title with at least half of the words of a topic, with none but its words, or with all of one part that the topic lists. */
export function namesTopic(title: string, topic: string): boolean {
  const said = tellingWords(title)
  const shareIn = (text: string) => {
    const asked = tellingWords(text)
    return asked.length === 0
      ? 0
      : asked.filter((word) => said.some((other) => isSame(word, other))).length / asked.length
  }
  if (shareIn(topic) >= minShare || isTopicItself(title, topic)) return true
  const { thing = '', parts = [] } = readParts(topic, 'und') ?? {}
  return parts.some((part) => shareIn(part) === 1 || shareIn(`${thing} ${part}`) > minShare)
}

/** "Composting" for "Composting at home: how long does it take?": the title of a whole page on the thing. */
export function isTopicItself(title: string, topic: string): boolean {
  const said = tellingWords(title)
  const asked = tellingWords(topic)
  return said.length > 0 && said.every((word) => !isFramingWord(word) && asked.includes(word))
}

/** The words that say what a text is about, without the s of most plurals; of a script without spaces pairs of letters. */
function tellingWords(text: string): string[] {
  const words = segmentWords(text, { signs: false }).map(({ word }) => word)
  const telling = words.filter((word) =>
    paired.test(word)
      ? !syllables.test(word) && !isFormWord(word)
      : word.length >= minLetters && !isFormWord(word),
  )
  return [...new Set(telling.map((word) => word.replace(/s$/, '')))]
}

/** "Sozialversicherung" in "Sozialversicherungspflicht", "Steuer" in "steuerlich"; pairs of letters are as they are. */
function isSame(word: string, other: string): boolean {
  return word === other || (!paired.test(word) && word.length > minLetters && other.startsWith(word))
}
