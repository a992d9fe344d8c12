import type { StatusPart } from '../health/status-part.ts'
import { findModels } from './find-models.ts'

/** Whether a model writes: without one nothing becomes an article, only an evidence digest. */
export const modelStatus: StatusPart = async (ctx) => {
  const { writing } = await findModels(ctx)
  return {
    area: {
      step: 2,
      id: 'models',
      title: 'Model',
      ready: writing !== null,
      detail: writing?.model ?? 'No model connected. Articles are evidence digests.',
      path: '/settings/models',
    },
    actions: [],
  }
}
