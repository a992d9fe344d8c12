import * as accounts from '#lib/agent-api/accounts.ts'
import * as adaptations from '#lib/agent-api/adaptations.ts'
import { mastodonToken } from '#test-support/loopback/mastodon.ts'
import { anyPage, call, idempotent, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const adaptationMembers =
  'adaptationId platform content credits_used char_count published article_id version article_version edited engine ref_link_appended parts.0.label parts.0.content parts.0.char_count parts.0.limit posts created_at updated_at'
const accountMembers = 'id network server handle display_name url status char_limit created_at updated_at'

export const adaptationCalls = [
  call(
    'adaptArticle',
    `${under('adaptations.0', adaptationMembers)} total_credits ref_link_appended errors`,
    async (desk) => {
      const article_id = await desk.draft()
      const body = { article_id, platforms: ['threads' as const], include_ref_link: true }
      return adaptations.adaptArticle(desk, body, idempotent())
    },
  ),
  call('listAdaptations', `${under('adaptations.0', adaptationMembers)} ${page}`, async (desk) => {
    await desk.adaptation()
    return adaptations.listAdaptations(desk, { ...anyPage, platform: 'threads' })
  }),
  call('saveAdaptation', adaptationMembers, async (desk) =>
    adaptations.saveAdaptation(desk, await desk.adaptation(), { version: 1, content: 'In our own words.' }),
  ),
  call('regenerateAdaptation', adaptationMembers, async (desk) =>
    adaptations.regenerateAdaptation(desk, await desk.adaptation(), idempotent()),
  ),
  call(
    'postAdaptation',
    `${adaptationMembers} accountId platform_post_id ${under('posts.0', 'account_id network handle status version platform_post_id url posted_at')}`,
    async (desk) => {
      const { id } = await accounts.connectAccount(desk, mastodonAccount(desk))
      return adaptations.postAdaptation(desk, await desk.adaptation(), { account_id: id })
    },
  ),
  call('deleteAdaptation', 'success', async (desk) =>
    adaptations.deleteAdaptation(desk, await desk.adaptation()),
  ),
  call('connectAccount', accountMembers, (desk) => accounts.connectAccount(desk, mastodonAccount(desk))),
  call('listAccounts', under('accounts.0', `${accountMembers} last_posted_at`), async (desk) => {
    const { id } = await accounts.connectAccount(desk, mastodonAccount(desk))
    await adaptations.postAdaptation(desk, await desk.adaptation(), { account_id: id })
    return accounts.listAccounts(desk)
  }),
  call('disconnectAccount', 'success', async (desk) => {
    const { id } = await accounts.connectAccount(desk, mastodonAccount(desk))
    return accounts.disconnectAccount(desk, id)
  }),
]

function mastodonAccount({ mastodon }: ContractDesk) {
  return { network: 'mastodon' as const, server: mastodon.origin, access_token: mastodonToken }
}
