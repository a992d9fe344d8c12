import { RotateKeyInput, rotateKey as rotateKeyOperation } from '#contract/agents.ts'
import { type Route, route } from '../core/route.ts'
import { rotateKey } from './rotate-key.ts'
import { findRotationAnswer } from './rotation-answers.ts'

/** Safe to repeat although the first request may have ended the key that both were sent with. */
export const rotateKeyRoute: Route = {
  ...route(rotateKeyOperation, async (ctx, { body }, { secrets }) => ({
    status: 200,
    body: await rotateKey(ctx, body, secrets),
  })),
  async findRepeat(ctx, secrets) {
    const answerTo = await findRotationAnswer(ctx, secrets)
    if (!answerTo) return undefined
    return ({ body }) => ({
      status: 200,
      body: answerTo(RotateKeyInput.parse(body)),
      headers: { 'Idempotent-Replayed': 'true' },
    })
  },
}
