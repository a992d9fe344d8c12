import { type PlatformRule, platformRules } from '#contract/adaptation-platforms.ts'
import {
  AnnouncementPlatform,
  type LeadMagnetAnnouncement,
  type LeadMagnetContent,
} from '#contract/lead-magnets.ts'
import { countLength } from '#contract/post-length.ts'
import { fitLine, type Room } from '../adaptations/fit-blocks.ts'
import type { LeadMagnetKind, LeadMagnetLanguage } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import { landingWords, say } from './landing-words.ts'

/** Limits and counting are the platform's, as everywhere; those of an account's server may be wider. */
const rooms: Record<AnnouncementPlatform, Room> = {
  twitter: roomOf(platformRules.x_thread),
  linkedin: roomOf(platformRules.linkedin),
  bluesky: { limit: 300, counting: 'graphemes' },
  mastodon: { limit: 500, counting: 'shortened' },
}

const maxShown = 3
/** One line alone is no list. */
const fewestShown = 2
const longestShown = 140

export type Announced = {
  platform: string
  kind: LeadMagnetKind
  language: LeadMagnetLanguage
  title: string
  topic: string
  /** Whom it is for, in the caller's words. */
  niche: string | null
  parts: readonly Pick<LeadMagnetContent['parts'][number], 'items'>[]
  hooks: readonly string[]
  url: string
  /** Each turn is another opening with other lines and another ending. */
  turn: number
}

type Wording = { hook: string; shown: readonly string[]; niche: string | null; title: string }

/**
 * A post that announces a lead magnet, within the limit of its platform: an opening, lines that are in it, whom it is
 * for, and its address. Where all of it has no room, lines go first, then the readers, then the end of the opening.
 */
export function writeAnnouncement(about: Announced): LeadMagnetAnnouncement {
  const { platform, title, niche } = about
  const room = rooms[AnnouncementPlatform.safeParse(platform).data ?? 'twitter']
  const textOf = (wording: Wording) => compose(about, wording)
  const count = (text: string) => countLength(text, room.counting)
  const hook = chooseHook(about)
  const lines = chooseLines(about, hook)
  const bare = { hook, shown: [], title }
  const wordings: Wording[] = [
    ...[lines, lines.slice(0, fewestShown)].map((shown) => ({ ...bare, shown, niche })),
    { ...bare, niche },
    { ...bare, niche: null },
  ]
  const text =
    wordings.map(textOf).find((one) => count(one) <= room.limit) ?? cutToFit(textOf, { ...bare, room, count })
  return { platform, text, char_count: count(text), char_limit: room.limit }
}

function compose(about: Announced, { hook, shown, niche, title }: Wording): string {
  const { kind, language, turn, url } = about
  const words = landingWords[language]
  const closing = words.closings[turn % words.closings.length] ?? words.closings[0]
  const list = shown.map((line) => `• ${line}`)
  const readers = niche ? say(words.madeFor, { x: niche }) : ''
  const from = say(words.takenFrom[kind], { n: String(about.parts.flatMap(({ items }) => items).length) })
  const ending = [readers, say(closing, { x: title, url })].filter((line) => line !== '').join('\n')
  return [hook, list.length < fewestShown ? '' : [from, ...list].join('\n'), ending]
    .filter((block) => block !== '')
    .join('\n\n')
}

/** A line of the sources that is no task of the list itself; after them, and where there is none, a question about the topic. */
function chooseHook({ kind, language, topic, parts, hooks, turn }: Announced): string {
  const items = new Set(parts.flatMap((part) => part.items.map(({ text }) => text)))
  const telling = kind === 'swipe_file' ? hooks : hooks.filter((hook) => !items.has(hook))
  const all = [...telling, say(landingWords[language].openings[kind], { x: topic })]
  return all[turn % all.length] ?? topic
}

/** Short lines out of different parts, in the order of the parts; each turn begins where the last one ended. */
function chooseLines({ parts, turn }: Announced, hook: string): string[] {
  const perPart = parts.map(({ items }) =>
    items.map(({ text }) => text).filter((text) => text.length <= longestShown && text !== hook),
  )
  const rounds = Math.max(0, ...perPart.map((lines) => lines.length))
  const pool = Array.from({ length: rounds }, (_, round) =>
    perPart.flatMap((lines) => lines[round] ?? []),
  ).flat()
  const first = pool.length === 0 ? 0 : (turn * maxShown) % pool.length
  return [...pool.slice(first), ...pool.slice(0, first)].slice(0, maxShown)
}

function roomOf({ parts, counting }: PlatformRule): Room {
  const limit = parts.kind === 'thread' ? parts.limit : (parts.rules[0]?.limit ?? 0)
  return { limit, counting }
}

const minHookLength = 40
const minTitleLength = 20

/** Shortens the opening, then the title, until the post fits. */
function cutToFit(
  textOf: (wording: Wording) => string,
  about: { hook: string; title: string; room: Room; count(text: string): number },
): string {
  const { hook, title, room, count } = about
  const worded = (opening: string, name: string) =>
    textOf({ hook: opening, title: name, shown: [], niche: null })
  const left = (text: string) => room.limit - count(text)
  // The empty opening goes with the lines around it.
  const forHook = left(worded('-', title)) + 1
  if (forHook >= minHookLength) return worded(fitLine(hook, { ...room, limit: forHook }), title)
  const short = fitLine(hook, { ...room, limit: minHookLength })
  const forTitle = Math.max(minTitleLength, left(worded(short, '')))
  return worded(short, fitLine(title, { ...room, limit: forTitle }))
}
