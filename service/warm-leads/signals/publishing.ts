import { onDay, postText } from './news.ts'
import type { FoundSignal, SignalRule } from './signal.ts'

/** Launches and funding among them say more and have signals of their own. */
const maxPosts = 8

/** New posts: how many lately, and the newest by name. */
export const findPublishing: SignalRule = ({ survey }) => {
  const dated = survey.posts.filter(({ publishedAt }) => publishedAt !== null)
  if (dated.length === 0) return null
  return dated.slice(0, maxPosts).map(
    (post, index): FoundSignal => ({
      kind: 'publishing',
      title: `New post: ${post.title}`,
      publishedAt: post.publishedAt,
      isStanding: false,
      strength: index < 3 ? 0.6 : 0.4,
      url: post.url,
      pageTitle: post.title,
      passage: postText(post.title, post.summary),
      claim: `${onDay(post.publishedAt)} you published “${post.title}”.`,
    }),
  )
}
