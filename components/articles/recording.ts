import { z } from 'zod'
import type { Article } from '#contract/articles.ts'

/** What `extensions.audio` says; the document leaves its members open, so a stranger's service may say anything. */
const Recording = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ready'),
    seconds: z.number().catch(0),
    voice: z.string().catch(''),
    draft_voice: z.boolean().catch(false),
    is_current: z.boolean().catch(true),
    chapters: z.array(z.object({ title: z.string(), start_seconds: z.number() })).catch([]),
  }),
  z.object({ status: z.literal('failed'), message: z.string().catch('') }),
])

export type ShownRecording =
  | {
      status: 'ready'
      seconds: number
      voice: string
      isCurrent: boolean
      chapters: { title: string; startSeconds: number }[]
    }
  | { status: 'failed'; message: string }

/** The recording of an article as the page shows it; undefined where there is none, or it is told in another way. */
export function readRecording(article: Article): ShownRecording | undefined {
  const parsed = Recording.safeParse(article.extensions?.audio)
  if (!parsed.success) return undefined
  const { data } = parsed
  if (data.status === 'failed') return data
  return {
    status: 'ready',
    seconds: data.seconds,
    voice: data.draft_voice ? 'draft voice' : data.voice,
    isCurrent: data.is_current,
    chapters: data.chapters.map(({ title, start_seconds }) => ({ title, startSeconds: start_seconds })),
  }
}
