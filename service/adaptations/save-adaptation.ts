import { whyUnfit } from '#contract/adaptation-parts.ts'
import type { Adaptation, SaveAdaptationInput } from '#contract/adaptations.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { adaptations } from '../db/schema/adaptations.ts'
import { and, eq } from '../db/sql.ts'
import { adaptationsJson } from './adaptation-json.ts'
import { getAdaptationRow } from './get-adaptation-row.ts'

/**
 * Saves an edit. Of several edits of one version exactly one is saved.
 * @throws {ServiceError} `invalid` for a text that its platform would not take, `conflict` with the newest version
 */
export async function saveAdaptation(
  ctx: AgentContext,
  edit: { adaptationId: string; input: SaveAdaptationInput },
): Promise<Sent<typeof Adaptation>> {
  const { version } = edit.input
  const content = edit.input.content.replace(/\r\n?/g, '\n').trim()
  const row = await getAdaptationRow(ctx, edit.adaptationId)
  const unfit = whyUnfit(row.platform, content)
  if (unfit !== undefined) throw invalid('content', unfit)
  const [saved] = await ctx.db
    .update(adaptations)
    .set({ content, edited: true, version: version + 1, updatedAt: ctx.now() })
    .where(
      and(
        eq(adaptations.id, row.id),
        eq(adaptations.tenantId, ctx.caller.tenantId),
        eq(adaptations.version, version),
      ),
    )
    .returning()
  if (!saved) {
    const newest = (await getAdaptationRow(ctx, row.id)).version
    throw conflict(
      'version_conflict',
      `The newest version is ${newest}: someone else saved in the meantime.`,
      {
        version: newest,
      },
    )
  }
  const [json] = await adaptationsJson(ctx, [saved])
  if (!json) throw new Error('A row has its form.')
  return json
}
