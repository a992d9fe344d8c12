import { joinParts } from '#contract/adaptation-parts.ts'
import { countLength } from '#contract/post-length.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'
import type { Statement } from './article-digest.ts'
import { joinStatements, rankStatements, readable } from './choose-statements.ts'
import { fitBlocks, fitLine } from './fit-blocks.ts'
import { endBlocks, roomOf, type WritingJob } from './writing-job.ts'

const maxBodyPosts = 8
/** `12/25 ` */
const numberLength = 6

/** An opening that is worth stopping for, a post for each idea, split at sentences, and an end that leads on. */
export function writeXThread(job: WritingJob): string {
  const { digest } = job
  const { limit, counting } = roomOf(job.rule, 'Post')
  const room = { limit: limit - numberLength, counting }
  const fits = (text: string) => countLength(text, counting) <= room.limit
  const hook = rankStatements(digest, job.variant).find(({ text }) => fits(text))
  const opening = fitBlocks(
    [
      { text: fitLine(digest.title, room), need: 0 },
      { text: hook?.text ?? '', need: 1 },
    ],
    room,
  )
  const body = digest.sections
    .flatMap(({ statements }) =>
      packed(readable(statements.filter((one) => one !== hook && fits(one.text))), (posted) =>
        fits(joinStatements(posted, digest.language)),
      ),
    )
    .slice(0, maxBodyPosts)
    .map((statements) => joinStatements(statements, digest.language))
  if (body.length === 0) throw new AdaptationRefusal('The article has too few sentences for a thread.')
  const ending = fitBlocks([{ text: job.words.ask, need: 1 }, ...endBlocks(job, { hashtags: 2 })], room)
  const posts = [opening, ...body, ending].filter((post) => post !== '')
  return joinParts(posts.map((post, index) => `${index + 1}/${posts.length} ${post}`))
}

/** Sentences of one section, as many in a post as fit; one that leans on another goes with it or not at all. */
function packed(statements: readonly Statement[], fits: (posted: Statement[]) => boolean): Statement[][] {
  const posts: Statement[][] = []
  for (const statement of statements) {
    const last = posts.at(-1)
    const follows = statement.standsAlone || last?.at(-1)?.place === statement.place - 1
    if (last && follows && fits([...last, statement])) last.push(statement)
    else if (statement.standsAlone) posts.push([statement])
  }
  return posts
}
