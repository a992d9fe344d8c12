import { eventually } from '#test-support/eventually.ts'
import { type ReceivedWebhook, verifyWebhook } from '#test-support/loopback/webhook-receiver.ts'
import type { Stage } from '../stage/stage.ts'

/** What came to a path of the receiver so far. */
export async function readWebhooks(stage: Stage, path: string): Promise<ReceivedWebhook[]> {
  const answer = await fetch(stage.receiverUrl + path)
  return answer.json()
}

/** Waits until the receiver was told of an event, and answers what it was told, its signature verified. */
export function waitForWebhook(stage: Stage, path: string, secret: string, type: string): Promise<unknown> {
  return eventually(async () => {
    const told = await readWebhooks(stage, path)
    return told
      .map((webhook) => verifyWebhook(secret, webhook))
      .find((event) => typeof event === 'object' && event !== null && 'type' in event && event.type === type)
  })
}
