import type { Adaptation, PostAdaptationInput } from '#contract/adaptations.ts'
import type { AccountRow } from '../accounts/account-json.ts'
import { getAccountRow } from '../accounts/get-account-row.ts'
import { markAccountPosted, markAccountRefused, storeAccountSecret } from '../accounts/record-account.ts'
import { unsealAccountSecret } from '../accounts/seal-account-secret.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, ServiceError } from '../core/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { type PostedPart, SocialError } from '../engines/social/social.ts'
import { adaptationsJson } from './adaptation-json.ts'
import { claimPost, type PostRow, updatePost } from './claim-post.ts'
import { type AdaptationRow, getAdaptationRow } from './get-adaptation-row.ts'
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
): Promise<Adaptation> {
  const row = await getAdaptationRow(ctx, request.adaptationId)
  const account = await getAccountRow(ctx, request.input.account_id)
  const network = ctx.engines.social[account.network]
  const texts = postableParts(row, { ...network, charLimit: account.charLimit })
  const { digest } = await openDigest(ctx, row.articleId)
  const claim = await claimPost(ctx, {
    adaptationId: row.id,
    accountId: account.id,
    version: row.version,
  })
  if (claim) {
    const card =
      digest.url === null ? null : { url: digest.url, title: digest.title, description: digest.description }
    await postOnce(ctx, { row, account, claim, texts, language: digest.language, card })
  }
  const [json] = await adaptationsJson(ctx, [row])
  if (!json) throw new Error('A row has its form.')
  return json
}

async function postOnce(
  ctx: AgentContext,
  work: {
    row: AdaptationRow
    account: AccountRow
    claim: PostRow
    texts: string[]
    language: string
    card: { url: string; title: string; description: string } | null
  },
): Promise<void> {
  const { account, claim, texts, language, card } = work
  const parts: PostedPart[] = [...claim.parts]
  try {
    const posted = await ctx.engines.social[account.network].post(
      {
        server: account.server,
        identity: account.identity,
        handle: account.handle,
        secret: unsealAccountSecret(ctx.config, account.id, account.sealedSecret),
      },
      {
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
        storeSecret: (secret) => storeAccountSecret(ctx, account.id, secret),
        signal: AbortSignal.timeout(timeoutMs),
      },
    )
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
    throw await refusal(ctx, account, error)
  }
}

async function refusal(ctx: AgentContext, account: AccountRow, error: SocialError): Promise<ServiceError> {
  switch (error.failure) {
    case 'rate_limited':
      return new ServiceError(
        { kind: 'rate_limited', retryAfterSeconds: error.retryAfterSeconds },
        error.message,
      )
    case 'credentials':
      await markAccountRefused(ctx, account.id)
      return conflict('account_refused', `${error.message} Reconnect the account in Settings.`)
    case 'refused':
      return conflict('post_refused', error.message)
    case 'unreachable':
      return conflict('network_unreachable', error.message)
  }
}
