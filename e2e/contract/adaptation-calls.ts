import { connectAccount, disconnectAccount, listAccounts } from '#contract/accounts.ts'
import {
  adaptArticle,
  deleteAdaptation,
  deletePost,
  listAdaptations,
  postAdaptation,
  regenerateAdaptation,
  saveAdaptation,
} from '#contract/adaptations.ts'
import { call } from '#lib/agent-api/client.ts'
import { mastodonToken } from '#test-support/loopback/mastodon.ts'
import { answers, anyPage, idempotent, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const adaptationMembers =
  'adaptationId platform content credits_used char_count published article_id version article_version edited engine ref_link_appended parts.0.label parts.0.content parts.0.char_count parts.0.limit posts created_at updated_at'
const accountMembers = 'id network server handle display_name url status char_limit created_at updated_at'

export const adaptationCalls = [
  answers(
    'adaptArticle',
    `${under('adaptations.0', adaptationMembers)} total_credits ref_link_appended errors`,
    async (desk) => {
      const article_id = await desk.draft()
      const body = { article_id, platforms: ['threads' as const], include_ref_link: true }
      return call(adaptArticle, { body }, { key: desk.key, ...idempotent() })
    },
  ),
  answers('listAdaptations', `${under('adaptations.0', adaptationMembers)} ${page}`, async (desk) => {
    await desk.adaptation()
    return call(listAdaptations, { query: { ...anyPage, platform: 'threads' } }, desk)
  }),
  answers('saveAdaptation', adaptationMembers, async (desk) =>
    call(
      saveAdaptation,
      { params: { id: await desk.adaptation() }, body: { version: 1, content: 'In our own words.' } },
      desk,
    ),
  ),
  answers('regenerateAdaptation', adaptationMembers, async (desk) =>
    call(
      regenerateAdaptation,
      { params: { id: await desk.adaptation() }, body: {} },
      { key: desk.key, ...idempotent() },
    ),
  ),
  answers(
    'postAdaptation',
    `${adaptationMembers} accountId platform_post_id ${under('posts.0', 'account_id network handle status version platform_post_id url posted_at')}`,
    async (desk) => {
      const { id } = await call(connectAccount, { body: mastodonAccount(desk) }, desk)
      return call(postAdaptation, { params: { id: await desk.adaptation() }, body: { account_id: id } }, desk)
    },
  ),
  answers(
    'deletePost',
    `${adaptationMembers} ${under('posts.0', 'account_id network handle status version platform_post_id url posted_at')}`,
    async (desk) => {
      const { id: account_id } = await call(connectAccount, { body: mastodonAccount(desk) }, desk)
      const id = await desk.adaptation()
      await call(postAdaptation, { params: { id }, body: { account_id } }, desk)
      return call(deletePost, { params: { id }, query: { account_id } }, desk)
    },
  ),
  answers('deleteAdaptation', 'success', async (desk) =>
    call(deleteAdaptation, { params: { id: await desk.adaptation() } }, desk),
  ),
  answers('connectAccount', accountMembers, (desk) =>
    call(connectAccount, { body: mastodonAccount(desk) }, desk),
  ),
  answers('listAccounts', under('accounts.0', `${accountMembers} last_posted_at`), async (desk) => {
    const { id } = await call(connectAccount, { body: mastodonAccount(desk) }, desk)
    await call(postAdaptation, { params: { id: await desk.adaptation() }, body: { account_id: id } }, desk)
    return call(listAccounts, {}, desk)
  }),
  answers('disconnectAccount', 'success', async (desk) => {
    const { id } = await call(connectAccount, { body: mastodonAccount(desk) }, desk)
    return call(disconnectAccount, { params: { id } }, desk)
  }),
]

function mastodonAccount({ mastodon }: ContractDesk) {
  return { network: 'mastodon' as const, server: mastodon.origin, access_token: mastodonToken }
}
