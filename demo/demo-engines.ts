import { countWords } from '#service/articles/count-words.ts'
import { type AnswerEngine, AnswerError } from '#service/engines/answer-panel/answer-panel.ts'
import { checkText } from '#service/engines/claim-check/check-text.ts'
import type { Community } from '#service/engines/community/community.ts'
import { CommunityError } from '#service/engines/community/community.ts'
import { listTables } from '#service/engines/writer/model/comparable-tables.ts'
import type { CitedSource, WriteRequest, Writer, WrittenArticle } from '#service/engines/writer/writer.ts'
import { engines } from './story/answers.ts'
import { articles, type StoryArticle } from './story/articles.ts'
import { documents } from './story/documents.ts'
import { posts, rules, type StoryPost } from './story/forum.ts'
import { pages } from './story/pages.ts'

const hour = 3_600_000
const engine = 'model: Example model'

/**
 * Hands in the story's article for its topic; what the story does not know, the built-in writer writes.
 * @param listDocuments the ids of the documents that the desk has, by title
 */
export function createDemoWriter(
  builtIn: Writer,
  listDocuments: () => Promise<ReadonlyMap<string, string>>,
): Writer {
  return {
    async write(request) {
      const story = articles.find(({ topic }) => topic === request.topic)
      if (!story) return builtIn.write(request)
      await request.report({ stage: 'checking', percent: 90, message: 'Checking every statement.' })
      return write(story, request, await listDocuments())
    },
  }
}

function write(
  story: StoryArticle,
  request: WriteRequest,
  documentIds: ReadonlyMap<string, string>,
): WrittenArticle {
  const sources: CitedSource[] = []
  const numberOf = (key: string): number => {
    const title = titleOf(key)
    const known = sources.find((source) => source.title === title)
    if (known) return known.reference
    const reference = sources.length + 1
    sources.push({ reference, title, ...describeSource(key, title) })
    return reference
  }
  const describeSource = (key: string, title: string): Omit<CitedSource, 'reference' | 'title'> => {
    const page = request.evidence.find((source) => source.title === title)
    const documentId = documentIds.get(title)
    if (!page && documentId === undefined)
      throw new Error(`“${story.title}” cites ${key}, which is not there yet.`)
    const { id, kind, role, url } = page ?? {
      id: documentId ?? '',
      kind: 'knowledge',
      role: 'facts',
      url: null,
    }
    return { id, kind, role, url, language: 'en' }
  }
  const body = story.body.replaceAll(/\[([a-z]+)\]/g, (_, key: string) => `[${numberOf(key)}]`)
  const claims = checkText(
    { title: story.title, description: story.description, markdown: body },
    sources.map(({ reference, title, language, kind }) => ({
      reference,
      title,
      text: textOf(title),
      language,
      own: kind !== 'page',
    })),
  )
  const list = sources.map(
    ({ reference, title, url }) => `${reference}. ${url ? `[${title}](${url})` : title}`,
  )
  return {
    form: 'article',
    writtenLanguage: 'en',
    isOnTopic: true,
    title: story.title,
    description: story.description,
    markdown: `${body}\n\n## Sources\n\n${list.join('\n')}`,
    tags: story.tags,
    sources,
    claims,
    changes: [],
    tables: listTables(body),
    wordCount: countWords(body),
    trustLevel: claims.every(({ supported }) => supported) ? 'sourced' : 'mixed',
    message: `Written from ${sources.length === 1 ? 'one source' : `${sources.length} sources`}.`,
    engine,
    tokens: { input: 5200 + body.length, output: Math.round(body.length / 4), cached: 0 },
  }
}

function titleOf(key: string): string {
  const found = [...documents, ...Object.values(pages)].find((one) => one.key === key)
  if (!found) throw new Error(`The story has no document ${key}.`)
  return found.title
}

function textOf(title: string): string {
  const document = documents.find((one) => one.title === title)
  if (document) return document.content
  const html = Object.values(pages).find((one) => one.title === title)?.html ?? ''
  return html
    .replaceAll(/<tr>(.*?)<\/tr>\s*/gs, (_, cells: string) => rowOf(cells))
    .replaceAll(/<\/(?:p|h2|table)>/g, '\n\n')
    .replaceAll(/<[^>]+>/g, '')
}

/** A row of a table in Markdown, the first with the line below it. */
function rowOf(cells: string): string {
  const row = `| ${cells.replaceAll(/<\/t[hd]><t[hd]>/g, ' | ')} |\n`
  return cells.includes('<th>') ? `${row}|${'---|'.repeat(cells.split('<th>').length - 1)}\n` : row
}

/** The forum of the story, seen from the moment of the search: what is written later in the month is not there yet. */
export function createDemoCommunity(now: () => Date, today: Date): Community {
  /** A post is as old as it was when it was first found: every later search finds the same one. */
  const known = new Map<StoryPost, Date>()
  const postedAt = (post: StoryPost) => {
    const at = known.get(post) ?? new Date(now().getTime() - post.hoursAgo * hour)
    known.set(post, at)
    return at
  }
  return {
    name: 'public-json',
    site: 'www.reddit.com',
    async searchPosts({ query, forum }) {
      if (forum !== undefined && !(forum in rules))
        throw new CommunityError('no_such_forum', `There is no r/${forum}.`)
      const words = query
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => word.length > 3)
      return posts
        .filter((post) => forum === undefined || post.forum === forum)
        .filter(({ lastDays }) => lastDays === undefined || daysBetween(now(), today) <= lastDays)
        .filter(({ title, text }) => {
          const found = words.filter((word) => `${title} ${text}`.toLowerCase().includes(word))
          return found.length * 2 > words.length
        })
        .map((post) => ({
          id: `demo${posts.indexOf(post)}`,
          forum: post.forum,
          title: post.title,
          text: post.text,
          permalink: `https://www.reddit.com/r/${post.forum}/comments/demo${posts.indexOf(post)}/`,
          createdAt: postedAt(post),
          votes: post.votes,
          comments: post.comments,
          link: null,
          repeats: null,
          locked: false,
          unfit: null,
        }))
    },
    readRules: async (forum) => rules[forum] ?? [],
  }
}

function daysBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / (24 * hour)
}

/** The panel of the story; `round` says which scan it is. */
export function createDemoPanel(round: () => number): AnswerEngine[] {
  return engines.map(({ id, label, answer }) => ({
    llmId: id,
    label,
    kind: 'example',
    async answer({ text }) {
      const said = answer(text, round())
      if (said === undefined) throw new AnswerError('timed_out', `${label} took longer than a minute.`)
      return { text: said, isCut: false, sources: [] }
    },
  }))
}
