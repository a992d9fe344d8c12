import { webAddress } from '#lib/web-address.ts'

type Members = Readonly<Record<string, unknown>>

/** A post in a shape that is not ours: what it is called, where it is, and every other member. */
export type OtherPost = { title: string; address: string | undefined; more: Members }

const titleNames = ['title', 'headline', 'name', 'subject', 'question', 'quote', 'text', 'body', 'content']
const addressNames = ['permalink', 'url', 'link', 'href', 'address']
/** Members that the document gives a run: not a part of what was found. */
const runNames = ['run_id', 'query', 'subreddits', 'status', 'credits_used']

/** What a run found, under whatever name: `results`, or else what the document does not give a run. */
export function foundIn({ results, ...run }: Members): unknown {
  if (results !== undefined && results !== null) return results
  const others = Object.entries(run).filter(([name]) => !runNames.includes(name))
  return others.some(([, value]) => isListOfRecords(value)) ? Object.fromEntries(others) : undefined
}

/** The first list of records in what was found, as posts, and all the rest as it came. */
export function readOtherPosts(found: unknown): { posts: OtherPost[]; rest: unknown } {
  if (isListOfRecords(found)) return { posts: found.map(readPost), rest: undefined }
  if (!isRecord(found)) return { posts: [], rest: found }
  for (const [name, value] of Object.entries(found)) {
    const within = isListOfRecords(value) || isRecord(value) ? readOtherPosts(value) : undefined
    if (!within || within.posts.length === 0) continue
    const { [name]: _, ...others } = found
    const left = within.rest === undefined ? others : { ...others, [name]: within.rest }
    return { posts: within.posts, rest: Object.keys(left).length > 0 ? left : undefined }
  }
  return { posts: [], rest: found }
}

function readPost(record: Members): OtherPost {
  const texts = Object.entries(record).filter((pair): pair is [string, string] => {
    const [, value] = pair
    return typeof value === 'string' && value.trim() !== ''
  })
  const [addressName, address] =
    firstOf(addressNames, texts, webAddress) ?? texts.find(([, value]) => webAddress(value)) ?? []
  const named = firstOf(titleNames, texts, (value) => !webAddress(value))
  const [titleName, title = address] = named ?? texts.find(([, value]) => !webAddress(value)) ?? []
  const { [titleName ?? '']: _, [addressName ?? '']: __, ...more } = record
  return { title: title ?? 'Post', address: webAddress(address), more }
}

function firstOf(
  names: readonly string[],
  texts: readonly [string, string][],
  fits: (value: string) => unknown,
): [string, string] | undefined {
  return names
    .map((name) => texts.find(([own, value]) => own === name && fits(value)))
    .find((found) => found !== undefined)
}

function isListOfRecords(value: unknown): value is Members[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
}

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
