import type { LeadMagnetAnnouncement } from '#contract/lead-magnets.ts'
import type { LeadMagnetLanguage } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import { shorten } from '../engines/writer/built-in/plain-text.ts'
import { landingWords, say } from './words/landing-words.ts'

/** What a post may have. twitter counts any address as 23 (its help page "How to post a link"). */
const platforms: Record<string, { limit: number; addressCounts: number | null; items: number }> = {
  twitter: { limit: 280, addressCounts: 23, items: 0 },
  linkedin: { limit: 3000, addressCounts: null, items: 3 },
}

export type Announced = {
  platform: string
  language: LeadMagnetLanguage
  title: string
  subtitle: string
  headings: readonly string[]
  hooks: readonly string[]
  url: string
  /** Each turn is another pair of wording and opening line. */
  turn: number
}

/** A post that announces a lead magnet, within the limit of its platform. */
export function writeAnnouncement(about: Announced): LeadMagnetAnnouncement {
  const { limit, addressCounts, items } = platforms[about.platform] ?? {
    limit: 280,
    addressCounts: null,
    items: 0,
  }
  const words = landingWords[about.language]
  const post = words.posts[about.turn % words.posts.length] ?? words.posts[0]
  const hook = about.hooks[about.turn % Math.max(1, about.hooks.length)] ?? `${about.subtitle}.`
  const count = (text: string) => countAs(text, about.url, addressCounts)
  const listed = about.headings.slice(0, items)
  const list = listed.length > 1 ? `${listed.map((heading) => `• ${heading}`).join('\n')}\n\n` : ''
  const textOf = (opening: string, title: string) => {
    const text = say(post, { hook: opening, x: title, url: about.url })
    const end = text.lastIndexOf('\n\n')
    return list === '' || end === -1 ? text : `${text.slice(0, end)}\n\n${list}${text.slice(end + 2)}`
  }
  const text = fitIn(textOf, { hook, title: about.title, limit, count })
  return { platform: about.platform, text, char_count: count(text), char_limit: limit }
}

/** Shortens the opening line, then the title, until the post fits. */
function fitIn(
  textOf: (hook: string, title: string) => string,
  about: { hook: string; title: string; limit: number; count(text: string): number },
): string {
  const { hook, title, limit, count } = about
  const whole = textOf(hook, title)
  const over = count(whole) - limit
  if (over <= 0) return whole
  const room = [...hook].length - over - 1
  if (room >= 40) return textOf(shorten(hook, room), title)
  return textOf(shorten(hook, 60), shorten(title, Math.max(20, limit - 160)))
}

function countAs(text: string, url: string, addressCounts: number | null): number {
  const own = [...text].length
  if (addressCounts === null) return own
  return text.includes(url) ? own - [...url].length + addressCounts : own
}
