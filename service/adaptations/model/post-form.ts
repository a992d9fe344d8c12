import { z } from 'zod'
import { type AdaptationPlatform, platformRules } from '#contract/adaptation-platforms.ts'

/** What a model writes for a platform, before links and hashtags are added. */
export type DraftPost =
  | { kind: 'text'; title: string | null; text: string }
  | { kind: 'thread'; posts: string[] }
  | { kind: 'script'; title: string | null; shots: { say: string; screen: string }[]; caption: string }

/** The question for one platform: what to write, and the shape of the answer. */
export type PostForm = { task: string; schema: z.ZodType<PostAnswer> }

const Shots = z.array(z.object({ say: z.string(), screen: z.string() }))
const Text = z.object({ text: z.string() })
const Titled = z.object({ title: z.string(), text: z.string() })
const Thread = z.object({ posts: z.array(z.string()) })
const Reel = z.object({ shots: Shots, caption: z.string() })
const Short = z.object({ title: z.string(), shots: Shots, description: z.string() })

/** An answer as it came. The schemas change nothing, so that a server can be shown them. */
export type PostAnswer =
  | z.infer<typeof Text>
  | z.infer<typeof Titled>
  | z.infer<typeof Thread>
  | z.infer<typeof Reel>
  | z.infer<typeof Short>

/** The model's answer without stray space and without the numbers that a thread gets afterwards. */
export function readPost(answer: PostAnswer): DraftPost {
  if ('posts' in answer) {
    const posts = answer.posts.map((post) => tidy(post).replace(/^\d{1,2}\s*[/.)]\s*(?:\d{1,2}\s+)?/, ''))
    return { kind: 'thread', posts: posts.filter((post) => post !== '') }
  }
  const title = 'title' in answer ? oneLine(answer.title) : null
  if ('text' in answer) return { kind: 'text', title, text: tidy(answer.text) }
  const shots = answer.shots.map(({ say, screen }) => ({ say: oneLine(say), screen: oneLine(screen) }))
  const caption = tidy('caption' in answer ? answer.caption : answer.description)
  return { kind: 'script', title, shots: shots.filter(({ say }) => say !== ''), caption }
}

const script =
  'A spoken script of 30 to 50 seconds: 4 to 7 shots. say: what is spoken, one or two short sentences; 110 words at most in all. screen: what is lettered on the picture, at most 6 words. The last shot asks one question or names the next step.'

/** The form of a platform. @param room characters that are left for the text, links and hashtags already taken off */
export function postForm(platform: AdaptationPlatform, room: number): PostForm {
  const name = platformRules[platform].name
  const upTo = (wanted: number) => Math.min(wanted, room)
  switch (platform) {
    case 'linkedin':
      return {
        task: `A LinkedIn post. 120 to 220 words and at most ${upTo(1600)} characters. A first line of at most 120 characters that makes a practitioner stop; then short paragraphs of one to three sentences with empty lines between; at the end one question that readers can answer from their own work. Plain text.`,
        schema: Text,
      }
    case 'facebook':
      return {
        task: `A Facebook post. 60 to 120 words and at most ${upTo(900)} characters, as one person tells another, in short paragraphs; a question at the end. Plain text.`,
        schema: Text,
      }
    case 'threads':
      return {
        task: `A post for Threads, at most ${upTo(400)} characters in all: one thought, its most telling figure or rule, and what follows from it. Plain text.`,
        schema: Text,
      }
    case 'instagram':
      return {
        task: `An Instagram caption of 80 to 150 words and at most ${upTo(1200)} characters. The first line, at most 110 characters, is all that most people see. Short paragraphs, plain text.`,
        schema: Text,
      }
    case 'reddit':
      return {
        task: `A Reddit post that opens a discussion: title of at most 200 characters, as a person would put it and not a headline; text of 120 to 300 words and at most ${upTo(2500)} characters in Markdown (paragraphs and plain lists only), which gives what was found with whose finding it is, says what remains open, and ends with a real question. No selling.`,
        schema: Titled,
      }
    case 'x_article':
      return {
        task: `An article for X: title of at most 90 characters; text of 400 to 900 words and at most ${upTo(9000)} characters. Plain text: paragraphs, and a line by itself before each section as its heading. It opens with the point, keeps one argument from first to last, and ends with what to do.`,
        schema: Titled,
      }
    case 'x_thread':
      return {
        task: `A thread for X: 4 to 8 posts, each at most ${room} characters. The first makes somebody stop and says what the thread is about; each later post has one idea and names what it speaks of, so that it can be read alone; the last says what to do or asks one question. Do not number them.`,
        schema: Thread,
      }
    case 'instagram_reels':
      return {
        task: `A reel for Instagram. ${script} caption: at most 60 words and ${upTo(700)} characters, with a first line that stands alone.`,
        schema: Reel,
      }
    case 'youtube_shorts':
      return {
        task: `A ${name}. title: at most 80 characters. ${script} description: at most 80 words and ${upTo(900)} characters.`,
        schema: Short,
      }
  }
}

function tidy(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      // A line of hyphens would divide the parts of an adaptation.
      .replace(/^\s*-{3,}\s*$/gm, '')
      .trim()
  )
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
