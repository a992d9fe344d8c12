import { comparable } from '../../plain-text.ts'
import type { Sentence } from '../../sentence.ts'
import { sentencesOf } from '../passage.ts'
import { leansOnPrevious, standsAlone } from '../stands-alone.ts'
import type { RatedSection } from './rate-sections.ts'
import { nameOf } from './thread.ts'
import { takesUp, worthOfTurn } from './turns.ts'

type Post = {
  section: RatedSection
  name: string
  worth: number
  /** What it answers: a post, or null where that one is not known. */
  needs: (Post | null)[]
  /** Who answers its question. */
  answer: Post | null | undefined
  /** What the same person says last. */
  end: Post | undefined
}

const leastPost = 18
const leastEnd = 10
const shortOpening = 5
/** A unit that somebody's last word makes larger than so much of the room goes without it. */
const ofEnd = 0.5
/** What the one who asked says of it afterwards. */
const ofOpener = 1

/** "Yours is on a hill", "Agreed.", "Then have only one done": said to somebody. */
const replies =
  /(?<!\p{L})(?:yours?|dein\p{L}*|euer|eure\p{L}*|votre|vos|vôtres?|tuy[oa]s?|vuestr\p{L}+|tu[oa]|vostr\p{L}|teus?|tua|jouw|uw)(?!\p{L})/iu
const agrees =
  /^\P{L}*(?:agreed?|opposite|same|this|that|exactly|true|yes|no|then|genau|stimmt|dagegen|dann|ja|nein|doch|d’accord|d'accord|exact|c[’']est|oui|non|si|alors|de acuerdo|exacto|sí|entonces|d[’']accordo|esatto|vero|sì|allora|eens|precies|nee|dan|concordo|exato|sim|não|então)(?!\p{L})/iu

/** What people tell each other: the first question with an answer, how it ended, and then what says most of the topic; nobody's reply without what it answers. */
export function chooseVoices(
  sections: readonly RatedSection[],
  room: number,
  around: number,
): RatedSection[] {
  const posts = readPosts(sections)
  const told = new Set<Post>()
  let left = room
  const tell = (post: Post) => {
    for (const unit of [withEnd(post), unitOf(post)]) {
      if (unit === null) continue
      const open = [...unit].filter((one) => !told.has(one))
      const words = open.reduce((sum, { section }) => sum + section.words + around, 0)
      if (words > left || (unit.size > 1 && words > room * ofEnd && told.size > 0)) continue
      left -= words
      for (const one of open) told.add(one)
      return
    }
  }
  const [opener] = posts
  if (opener !== undefined) tell(opener)
  const heard = posts.filter((one) => one.section.words >= leastPost && one.answer === undefined)
  const rate = (one: Post) =>
    one.worth +
    (one.needs.length === 1 && one.needs[0] === opener && one.name === opener?.name ? ofOpener : 0)
  for (const post of heard.toSorted((a, b) => rate(b) - rate(a))) if (!told.has(post)) tell(post)
  return posts.filter((post) => told.has(post)).map(({ section }) => section)
}

/** All that a post cannot be read without; null where some of it is not known. */
function unitOf(post: Post, known: ReadonlySet<Post> = new Set()): Set<Post> | null {
  if (known.has(post)) return new Set(known)
  let unit = new Set([...known, post])
  for (const other of [...post.needs, ...(post.answer === undefined ? [] : [post.answer])]) {
    const next = other === null ? null : unitOf(other, unit)
    if (next === null) return null
    unit = next
  }
  return unit
}

function withEnd(post: Post): Set<Post> | null {
  const unit = unitOf(post)
  return unit === null || post.end === undefined ? unit : unitOf(post.end, unit)
}

function readPosts(sections: readonly RatedSection[]): Post[] {
  const posts: Post[] = []
  for (const [at, section] of sections.entries()) {
    const said = saidIn(section)
    const name = nameOf(section.heading)
    const before = posts.at(-1)
    // A post of which nothing is left stands between.
    const isNext = before !== undefined && section.follows === before.section.section
    const own = posts.find((one) => one.name === name)
    // What somebody reports later is of what she told first.
    const isReport = own !== undefined && own === posts[0] && section.words >= leastEnd
    const named = isReport
      ? undefined
      : posts.findLast((one) => one.name !== name && isNamedIn(said, one.name))
    const isReply =
      at > 0 &&
      (!isNext || before.name !== name) &&
      ((!isReport && repliesIn(said)) ||
        (own !== undefined && !isReport && beginsShort(said)) ||
        (isNext && asks(saidIn(before.section))))
    const post: Post = {
      section,
      name,
      worth: worthOfTurn(section, section.parts, at === sections.length - 1),
      needs: [
        ...(named === undefined ? [] : [named]),
        ...(isReply && named === undefined ? [isNext ? before : null] : []),
      ],
      answer: undefined,
      end: undefined,
    }
    if (isReport) post.needs.push(own)
    if (isNext && asks(saidIn(before.section))) before.answer = before.name === name ? before.answer : post
    posts.push(post)
  }
  for (const post of posts) {
    if (asks(saidIn(post.section))) post.answer ??= null
    const last = posts.findLast((one) => one.name === post.name && !asks(saidIn(one.section)))
    const isEnd = last !== undefined && last !== post && last.section.words >= leastEnd
    if (isEnd && posts.find((one) => one.name === post.name) === post) post.end = last
  }
  return posts
}

const saidIn = ({ parts }: RatedSection): Sentence[] => parts.flatMap(sentencesOf)

/** What somebody asks stands at the beginning or the end of what she says. */
function asks(said: readonly Sentence[]): boolean {
  return said.at(-1)?.question === true || said[0]?.question === true
}

function repliesIn([first]: readonly Sentence[]): boolean {
  if (first === undefined) return true
  const { text, words } = first
  const isShort = words <= shortOpening && !/\p{N}/u.test(text) && leansOnPrevious(first)
  return (
    isShort ||
    agrees.test(text) ||
    replies.test(text) ||
    takesUp.test(text) ||
    (first.leaning && !standsAlone(first))
  )
}

/** "Had that.", a sentence or too short for one. */
function beginsShort([first]: readonly Sentence[]): boolean {
  return first === undefined || first.start > 0 || first.words <= shortReply
}

const shortReply = 3
const leastName = 3

/** "Agree with Sue", of SpringerSue; "Gerd. Nein.", of Gerd_Ok. */
function isNamedIn(said: readonly Sentence[], name: string): boolean {
  const parts = name.split(' ').filter((one) => one.length >= leastName)
  const words = new Set(
    said
      .flatMap(({ text }) => text.match(/(?<=^|[^.!?]\s|[.!?]\s)\p{Lu}[\p{L}\p{N}]+/gu) ?? [])
      .map(comparable),
  )
  const [first] = parts
  return (
    first !== undefined &&
    [...words].some(
      (word) =>
        word === first ||
        (word.length >= leastName && first.length > word.length && name.replaceAll(' ', '').endsWith(word)),
    )
  )
}
