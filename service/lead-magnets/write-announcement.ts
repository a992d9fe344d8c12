import { type PlatformRule, platformRules } from '#contract/adaptation-platforms.ts'
import { AnnouncementPlatform, type LeadMagnetAnnouncement } from '#contract/lead-magnets.ts'
import { countLength } from '#contract/post-length.ts'
import { fitLine, type Room } from '../adaptations/fit-blocks.ts'
import type { LeadMagnetLanguage } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import { landingWords, say } from './landing-words.ts'

/** Where it is announced, and how many parts the post lists. Limits and counting are the platform's, as everywhere. */
const platforms: Record<AnnouncementPlatform, { rule: PlatformRule; headings: number }> = {
  twitter: { rule: platformRules.x_thread, headings: 0 },
  linkedin: { rule: platformRules.linkedin, headings: 3 },
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
  const { rule, headings } = platforms[AnnouncementPlatform.safeParse(about.platform).data ?? 'twitter']
  const room = roomOf(rule)
  const words = landingWords[about.language]
  const post = words.posts[about.turn % words.posts.length] ?? words.posts[0]
  const listed = about.headings.slice(0, headings)
  const list = listed.length > 1 ? `${listed.map((heading) => `• ${heading}`).join('\n')}\n\n` : ''
  const textOf = (opening: string, title: string) => {
    const text = say(post, { hook: opening, x: title, url: about.url })
    const end = text.lastIndexOf('\n\n')
    return list === '' || end === -1 ? text : `${text.slice(0, end)}\n\n${list}${text.slice(end + 2)}`
  }
  const count = (text: string) => countLength(text, room.counting)
  const first = about.turn % Math.max(1, about.hooks.length)
  const hooks = [...about.hooks.slice(first), ...about.hooks.slice(0, first)]
  // A line that fits whole comes before one that must be cut.
  const whole = hooks.find((one) => count(textOf(one, about.title)) <= room.limit)
  const hook = whole ?? hooks[0] ?? `${about.subtitle}.`
  const text = fitIn(textOf, { hook, title: about.title, room, count })
  return { platform: about.platform, text, char_count: count(text), char_limit: room.limit }
}

function roomOf({ parts, counting }: PlatformRule): Room {
  const limit = parts.kind === 'thread' ? parts.limit : (parts.rules[0]?.limit ?? 0)
  return { limit, counting }
}

const minHookLength = 40
const minTitleLength = 20

/** Shortens the opening line, then the title, until the post fits. */
function fitIn(
  textOf: (hook: string, title: string) => string,
  about: { hook: string; title: string; room: Room; count(text: string): number },
): string {
  const { hook, title, room, count } = about
  if (count(textOf(hook, title)) <= room.limit) return textOf(hook, title)
  const left = (text: string) => room.limit - count(text)
  const forHook = left(textOf('', title))
  if (forHook >= minHookLength) return textOf(fitLine(hook, { ...room, limit: forHook }), title)
  const short = fitLine(hook, { ...room, limit: minHookLength })
  const forTitle = Math.max(minTitleLength, left(textOf(short, '')))
  return textOf(short, fitLine(title, { ...room, limit: forTitle }))
}
