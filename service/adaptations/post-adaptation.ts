import type { Adaptation, PostAdaptationInput } from '#contract/adaptations.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { AccountRow } from '../accounts/account-json.ts'
import { getAccountRow } from '../accounts/get-account-row.ts'
import { markAccountPosted } from '../accounts/mark-account-posted.ts'
import { type OpenAccount, openAccount } from '../accounts/open-account.ts'
import type { AgentContext } from '../core/context.ts'
import { inTransaction } from '../db/transaction.ts'
import { type PostedPart, SocialError } from '../engines/social/social.ts'
import { adaptationsJson } from './adaptation-json.ts'
import { claimPost, type PostRow, updatePost } from './claim-post.ts'
import { getAdaptationRow } from './get-adaptation-row.ts'
import { networkRefusal } from './network-refusal.ts'
import { openDigest } from './open-digest.ts'
import { postableParts } from './postable-parts.ts'

/** For a whole thread; less than a claim waits for its owner. */
const timeoutMs = 90_000

/**
 * Posts an adaptation to a connected account. For a posted one, returns the existing post; an interrupted one resumes
 * where it stopped.
 * @throws {ServiceError} `not_found`; `conflict` with the network's reason; `rate_limited`
 */
export async function postAdaptation(
  ctx: AgentContext,
  request: { adaptationId: string; input: PostAdaptationInput },
): Promise<Sent<typeof Adaptation>> {
  const row = await getAdaptationRow(ctx, request.adaptationId)
  const account = await getAccountRow(ctx, request.input.account_id)
  const network = ctx.engines.social[account.network]
  const texts = postableParts(row, { ...network, charLimit: account.charLimit })
  const { digest } = await openDigest(ctx, row.articleId)
  // Before the claim: what cannot be opened holds up nobody.
  const opened = openAccount(ctx, account)
  const claim = await claimPost(ctx, {
    adaptationId: row.id,
    accountId: account.id,
    version: row.version,
  })
  if (claim) {
    const card =
      digest.url === null ? null : { url: digest.url, title: digest.title, description: digest.description }
    await postOnce(ctx, { account, opened, claim, texts, language: digest.language, card })
  }
  const [json] = await adaptationsJson(ctx, [row])
  if (!json) throw new Error('A row has its form.')
  return json
}

async function postOnce(
  ctx: AgentContext,
  work: {
    account: AccountRow
    opened: OpenAccount
    claim: PostRow
    texts: string[]
    language: string
    card: { url: string; title: string; description: string } | null
  },
): Promise<void> {
  const { account, opened, claim, texts, language, card } = work
  const parts: PostedPart[] = [...claim.parts]
  const { access, storeSecret } = opened
  try {
    const posted = await ctx.engines.social[account.network].post(access, {
      parts: texts,
      language: language.split(/[-_]/)[0] ?? language,
      key: claim.id,
      createdAt: claim.createdAt,
      card,
      done: claim.parts,
      isRetry: claim.attempt > 1,
      report: async (part) => {
        parts.push(part)
        await updatePost(ctx, claim, { parts: [...parts] })
      },
      storeSecret,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const [first] = posted
    await inTransaction(ctx, async (tx) => {
      await updatePost(tx, claim, {
        status: 'posted',
        platformPostId: first?.id ?? null,
        url: first?.url ?? null,
        postedAt: tx.now(),
      })
      await markAccountPosted(tx, account.id)
    })
  } catch (error) {
    const known = error instanceof SocialError
    await updatePost(ctx, claim, {
      status: 'failed',
      error: known ? error.message : "Couldn't post it. Try again.",
    })
    if (!known) throw error
    throw await networkRefusal(opened, error)
  }
}
