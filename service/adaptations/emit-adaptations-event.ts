import type { AgentContext } from '../core/context.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { AdaptationRow } from './get-adaptation-row.ts'

/** Emits what was written, in the transaction that saves it. */
export async function emitAdaptationsEvent(
  ctx: AgentContext,
  articleId: string,
  rows: readonly AdaptationRow[],
  totalCredits: number,
): Promise<void> {
  await emitEvent(ctx, {
    type: 'social_adaptation.generated',
    subjectId: articleId,
    data: {
      article_id: articleId,
      adaptations: rows.map(({ id, platform }) => ({ adaptationId: id, platform })),
      total_credits: totalCredits,
    },
  })
}
