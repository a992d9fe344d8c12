import type { LeadMagnetKind } from './lead-magnet-writer.ts'
import type { MagnetWords } from './magnet-words.ts'

const fileEnding = /\.(?:pdf|docx?|md|txt|html?)$/i
/** A topic this long, or with these signs in it, says enough by itself. */
const longestTopic = 70
const isTitleAlready = /[?!:–—]/

/** The title of a lead magnet from its topic: what it is about, what it is, and how much is in it. */
export function nameLeadMagnet(
  words: MagnetWords,
  about: { kind: LeadMagnetKind; topic: string; parts: readonly { items: readonly unknown[] }[] },
): string {
  const { kind, parts } = about
  const topic = capitalise(withoutFileSigns(about.topic))
  const namesKind = topic.toLowerCase().includes(words.kind[kind].toLowerCase())
  if (topic.length > longestTopic || isTitleAlready.test(topic) || namesKind) return topic
  const items = parts.reduce((sum, part) => sum + part.items.length, 0)
  const count = kind === 'framework' ? parts.length : items
  if (count < 2) return topic
  return words.title[kind].replace(/\{([xn])\}/g, (_, name) => (name === 'x' ? topic : String(count)))
}

function withoutFileSigns(topic: string): string {
  return fileEnding.test(topic) ? topic.replace(fileEnding, '').replaceAll(/[_-]+/g, ' ') : topic
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
