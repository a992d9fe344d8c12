import { randomUUID } from 'node:crypto'
import { createLeadMagnet, getLeadMagnet } from '#contract/lead-magnets.ts'
import { answer, type FakeResponse } from './answer.ts'
import { rejectUnknown } from './refusal.ts'

/** A topic that ends in this fails, so that a failure can be looked at. */
const failing = 'please fail'

/** Lead magnets, with the members of the document alone and a state that it does not name. */
export const leadMagnetAnswers: readonly FakeResponse[] = [
  answer(createLeadMagnet, ({ desk }, { body }) => {
    const { type, topic, auto_publish } = body
    const made = { id: randomUUID(), type, topic }
    desk.leadMagnets.set(made.id, { ...made, acceptedAt: Date.now() })
    return { status: 202, body: { ...made, status: 'generating', credits_charged: 30, auto_publish } }
  }),
  answer(getLeadMagnet, ({ desk, stageMs }, { params }) => {
    const found = desk.leadMagnets.get(params.id)
    if (!found) throw rejectUnknown()
    const { acceptedAt, ...made } = found
    if (Date.now() < acceptedAt + stageMs) {
      const progress = { stage: 'writing', percent: 40, message: '<b>Writing</b>' }
      return { status: 200, body: { ...made, status: 'generating', progress } }
    }
    const status = made.topic.endsWith(failing) ? 'failed' : 'ready'
    const progress = { stage: 'done', percent: 100, message: 'Done' }
    return { status: 200, body: { ...made, status, progress } }
  }),
]
