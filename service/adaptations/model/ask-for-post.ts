import type { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import type { ModelSession } from '../../engines/chat-model/chat-model.ts'
import type { WritingJob } from '../writing-job.ts'
import { assemblePost, endingOf, roomForText } from './assemble-post.ts'
import { checkPost } from './check-post.ts'
import type { FindUnsupported } from './find-unsupported.ts'
import { type PostAnswer, postForm, readPost } from './post-form.ts'
import { postTask } from './post-prompt.ts'

export type PostQuestion = {
  platform: AdaptationPlatform
  job: WritingJob
  session: ModelSession
  /** The same for every post of the article, so that a server can cache the beginning of the prompt. */
  system: string
  evidence: string
  wordsToAvoid: readonly string[]
  findUnsupported: FindUnsupported
  /** The text that it replaces; null when it is the first. */
  earlier: string | null
}

/** `problems`: why neither the first answer nor its repair can be used. */
export type AskedPost = { content: string } | { problems: readonly string[] }

/** With less room than this no text is worth asking for. */
const minRoom = 120
const maxCharacters = 24_000

/**
 * Asks a model for one post, checks it, and has it repaired once.
 * @throws {ModelError}
 */
export async function askForPost(question: PostQuestion): Promise<AskedPost> {
  const { platform, job, session, system, evidence } = question
  const ending = endingOf(job, platform)
  const room = roomForText(job, platform, ending)
  if (room < minRoom) return { problems: ['The links leave no room for text.'] }
  const { task, schema } = postForm(platform, room)
  const about = { language: job.digest.language, avoid: question.earlier }
  const ask = (prompt: string) =>
    session.askFor({ system, evidence, task: prompt, maxCharacters, name: 'post', schema })
  const judge = async (answer: PostAnswer) => {
    const draft = readPost(answer)
    const content = assemblePost(draft, job, ending)
    const problems = await checkPost(
      { platform, draft, content },
      { digest: job.digest, avoid: question.wordsToAvoid, findUnsupported: question.findUnsupported },
    )
    return { content, problems }
  }
  const answer = await ask(postTask(task, about))
  const first = await judge(answer)
  if (first.problems.length === 0) return { content: first.content }
  const repair = { ...about, lastAnswer: JSON.stringify(answer), problems: first.problems.slice(0, 8) }
  const second = await judge(await ask(postTask(task, repair)))
  return second.problems.length === 0 ? { content: second.content } : { problems: second.problems }
}
