import { formatCount } from './format-number.ts'

type Answers = { likes?: number | undefined; replies?: number | undefined; reposts?: number | undefined }

/** `12 likes · 3 replies · 1 repost`, as networks call them. */
export function postAnswers({ likes = 0, replies = 0, reposts = 0 }: Answers): string {
  return [
    formatCount(likes, 'like'),
    formatCount(replies, 'reply', 'replies'),
    formatCount(reposts, 'repost'),
  ].join(' · ')
}
