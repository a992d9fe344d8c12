import { randomBytes, randomUUID } from 'node:crypto'
import type { Sent } from '#contract/always-sent.ts'
import { type Avatar, AvatarGender, AvatarOrigin, type CreateAvatarInput } from '#contract/avatars.ts'
import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { chargedTransaction, rejectUnaffordable } from '../credits/charged-transaction.ts'
import { settleCredits } from '../credits/end-hold.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { avatars } from '../db/schema/avatars.ts'
import type { Portrait, PortraitRequest } from '../engines/portraitist/portraitist.ts'
import { Unavailable } from '../outbound/unavailable.ts'
import { estimateAvatar } from './avatar-charge.ts'
import { avatarFileKey, avatarFormats } from './avatar-file-key.ts'
import { avatarJson } from './avatar-json.ts'

const operation = 'createAvatar'

/**
 * Makes a portrait (POST /api/agent/shorts/avatar). It is drawn and stored first; its row and its price are one
 * transaction after that, so that a picture that could not be made costs nothing.
 * @throws {ServiceError} `insufficient_credits`; `unavailable` when it could not be drawn or stored;
 * {Unavailable} when too many are being drawn
 */
export async function createAvatar(
  ctx: AgentContext,
  input: CreateAvatarInput,
): Promise<Sent<typeof Avatar>> {
  const id = randomUUID()
  const { creditsRequired: credits, breakdown } = estimateAvatar(ctx)
  const charge = { operation, runId: id, credits, breakdown }
  await rejectUnaffordable(ctx, charge)
  const request = requestOf(input, id)
  const portrait = await drawAndStore(ctx, request, id)
  try {
    return await chargedTransaction(ctx, async (tx) => {
      await reserveCredits(tx, charge)
      const { seed: _, ...looks } = request
      const [row] = await tx.db
        .insert(avatars)
        .values({
          id,
          ...tx.caller,
          ...looks,
          ageYears: portrait.ageYears,
          variationTags: portrait.variationTags,
          prompt: portrait.prompt,
          engine: ctx.engines.portraitist.name,
          token: randomBytes(24).toString('hex'),
          creditsCharged: credits,
          createdAt: tx.now(),
        })
        .returning()
      if (!row) throw new Error('An insert returns its row.')
      await settleCredits(tx, { operation, runId: id, used: credits })
      return avatarJson(tx, row)
    })
  } catch (error) {
    // After any other error the row may be committed: the connection may have broken on the way back.
    if (error instanceof ServiceError) await clearPictures(ctx, id)
    throw error
  }
}

/** What the input leaves open is left to chance, and the id is that chance. */
function requestOf(input: CreateAvatarInput, id: string): PortraitRequest {
  const chance = (options: readonly string[], at: number) =>
    options[Number.parseInt(id.slice(at, at + 2), 16) % options.length]
  return {
    ageRange: input.age_range,
    type: input.type,
    location: input.location,
    gender: input.gender ?? AvatarGender.parse(chance(AvatarGender.options, 0)),
    origin: input.origin ?? input.ethnicity ?? AvatarOrigin.parse(chance(AvatarOrigin.options, 2)),
    seed: id,
  }
}

async function drawAndStore(ctx: AgentContext, request: PortraitRequest, id: string): Promise<Portrait> {
  const { files, portraitist } = ctx.engines
  try {
    const portrait = await portraitist.draw(request)
    for (const format of avatarFormats) {
      await files.put(avatarFileKey(ctx.caller.tenantId, id, format), portrait[format], 'image/png')
    }
    return portrait
  } catch (error) {
    // Nothing is wrong: too many are being drawn, and nothing was stored.
    if (error instanceof Unavailable) throw error
    ctx.log.error({ err: error, avatar_id: id }, 'an avatar could not be made')
    await clearPictures(ctx, id).catch((err: unknown) =>
      ctx.log.warn({ err, avatar_id: id }, 'failed to clean up files of an aborted avatar'),
    )
    throw new ServiceError(
      { kind: 'unavailable' },
      'The image could not be generated. You were not charged; try again shortly.',
    )
  }
}

async function clearPictures(ctx: AgentContext, id: string): Promise<void> {
  for (const format of avatarFormats)
    await ctx.engines.files.delete(avatarFileKey(ctx.caller.tenantId, id, format))
}
