import type { ModelSession } from '../../chat-model/chat-model.ts'

/** A step that makes an article better and that it can do without, and how many calls it takes. */
const callsOf = { 'second draft': 2, 'third draft': 2, edit: 1, 'second edit': 1, 'third edit': 1 } as const
export type OptionalStep = keyof typeof callsOf

/** Title and description, without which there is no article. */
const callsToFinish = 1

export type StepsInTime = {
  hasTimeFor(step: OptionalStep): boolean
  /** Those that did not begin. */
  skipped: OptionalStep[]
}

/** Lets a step begin only while the model, at its pace so far, can do it and still finish the article. */
export function createStepsInTime(session: Pick<ModelSession, 'hasTimeFor'>): StepsInTime {
  const skipped: OptionalStep[] = []
  return {
    skipped,
    hasTimeFor(step) {
      const hasTime = session.hasTimeFor(callsOf[step] + callsToFinish)
      if (!hasTime) skipped.push(step)
      return hasTime
    },
  }
}
