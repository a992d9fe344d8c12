import type { Connection, OfferedModelList } from '#contract/models.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** The server actions of a connection; `purpose` comes first. */
export type ConnectionActions = {
  save: (purpose: string, input: unknown) => Promise<ActionResult<Connection>>
  test: (purpose: string) => Promise<ActionResult<Connection>>
  disconnect: (purpose: string) => Promise<ActionResult>
  listModels: (purpose: string, input: unknown) => Promise<ActionResult<OfferedModelList>>
}
