import {
  connectAnswerEngine,
  deleteAnswerEngine,
  listAnswerEngines,
  listAnswerModels,
  saveAnswerEngine,
  testAnswerEngine,
} from '#contract/answer-engines.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const engineMembers = 'id name provider url model has_key updated_at'

export const answerEngineCalls = [
  answers('connectAnswerEngine', engineMembers, connect),
  answers(
    'listAnswerEngines',
    `${under('engines.0', engineMembers)} ${under('in_use.0', 'name host from')} ${under('providers.0', 'id label kind url needs_key local key_url')}`,
    async (desk) => {
      const { id } = await connect(desk)
      const list = await call(listAnswerEngines, {}, desk)
      await remove(desk, id)
      return list
    },
  ),
  answers('saveAnswerEngine', engineMembers, async (desk) => {
    const { id } = await connect(desk)
    const body = { provider: 'other', url: desk.modelUrl, model: 'scribe-1', name: 'Scribe' }
    const changed = await call(saveAnswerEngine, { params: { id }, body }, desk)
    await remove(desk, id)
    return changed
  }),
  answers(
    'testAnswerEngine',
    `${engineMembers} ${under('report', 'ok message question answer tested_at')}`,
    async (desk) => {
      const { id } = await connect(desk)
      const tested = await call(testAnswerEngine, { params: { id } }, desk)
      await remove(desk, id)
      return tested
    },
  ),
  answers('listAnswerModels', 'models.0.id', (desk) =>
    call(listAnswerModels, { body: { url: desk.modelUrl } }, desk),
  ),
  answers('deleteAnswerEngine', 'success', async (desk) => remove(desk, (await connect(desk)).id)),
]

/** One engine, the one that another call left included: a model is connected once. */
async function connect(desk: ContractDesk) {
  const { engines } = await call(listAnswerEngines, {}, desk)
  for (const { id } of engines) await remove(desk, id)
  const body = {
    provider: 'other',
    url: desk.modelUrl,
    model: 'scribe-1',
    name: 'ChatGPT',
    key: 'sk-contract',
  }
  return call(connectAnswerEngine, { body }, desk)
}

function remove(desk: ContractDesk, id: string) {
  return call(deleteAnswerEngine, { params: { id } }, desk)
}
