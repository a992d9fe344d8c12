import { changeWatch, createWatch, deleteWatch, getWatch, listWatches, runWatch } from '#contract/watches.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, anyPage, idempotent, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const watchMembers =
  'id kind label input status interval_days monthly_budget spent_this_month credits_per_run forecast_per_month created_at updated_at'

export const watchCalls = [
  answers('createWatch', `${watchMembers} next_run_at`, (desk) => watch(desk)),
  answers('listWatches', `${under('watches.0', watchMembers)} ${page}`, async (desk) => {
    await watch(desk)
    return call(listWatches, { query: { ...anyPage, kind: 'scout_run', status: 'active' } }, desk)
  }),
  answers('getWatch', `${watchMembers} runs runs_total`, async (desk) => {
    const { id } = await watch(desk)
    return call(getWatch, { params: { id }, query: { limit: 5 } }, desk)
  }),
  answers('changeWatch', `${watchMembers} reason`, async (desk) => {
    const { id } = await watch(desk)
    return call(changeWatch, { params: { id }, body: { status: 'paused', interval_days: 2 } }, desk)
  }),
  answers('runWatch', `${watchMembers} last_run next_run_at`, async (desk) => {
    const { id } = await watch(desk)
    return call(runWatch, { params: { id } }, { key: desk.key, ...idempotent() })
  }),
  answers('deleteWatch', 'success', async (desk) => {
    const { id } = await watch(desk)
    return call(deleteWatch, { params: { id } }, desk)
  }),
]

let seats = 10

/** Each watch needs a search of its own. */
async function watch(desk: ContractDesk): Promise<{ id: string }> {
  seats += 10
  const input = { query: `grinder for a coffee bar with ${seats} seats` }
  const body = { kind: 'scout_run' as const, input, interval_days: 7, monthly_budget: 200 }
  const made = await call(createWatch, { body }, { key: desk.key, ...idempotent() })
  return { ...made, id: String(made.id) }
}
