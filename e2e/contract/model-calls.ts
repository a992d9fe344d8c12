import {
  deleteConnection,
  getLocalOllama,
  listConnections,
  listOfferedModels,
  pullModel,
  saveConnection,
  testConnection,
} from '#contract/models.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const connectionMembers = 'purpose provider url model has_key options.concurrency updated_at'
const engineMembers = 'name from'

export const modelCalls = [
  answers('saveConnection', connectionMembers, connect),
  answers(
    'listConnections',
    `${under('connections.0', connectionMembers)} ${under('in_use.writing', `${engineMembers} host`)} ${under('in_use.checking', engineMembers)} ${under('in_use.search', engineMembers)} ${under('providers.0', 'id label kind url needs_key local key_url')}`,
    async (desk) => {
      await connect(desk)
      return call(listConnections, {}, desk)
    },
  ),
  answers(
    'testConnection',
    `${connectionMembers} ${under('report', 'ok message context_tokens structured_output tokens_per_second sample tested_at')}`,
    async (desk) => {
      await connect(desk)
      return call(testConnection, { params: { purpose: 'writing' } }, desk)
    },
  ),
  answers('listOfferedModels', 'models.0.id models.0.context_tokens', (desk) =>
    call(listOfferedModels, { params: { purpose: 'checking' }, body: { url: desk.modelUrl } }, desk),
  ),
  answers('deleteConnection', 'success', async (desk) => {
    await connect(desk)
    return call(deleteConnection, { params: { purpose: 'writing' } }, desk)
  }),
  answers('pullModel', 'model status percent message', (desk) =>
    call(pullModel, { body: { model: 'gemma3:4b' } }, desk),
  ),
  answers(
    'getLocalOllama',
    `found url models ${under('recommended.0', 'model bytes purpose detail installed suggested')} ${under('pull', 'model status percent message')}`,
    async (desk) => {
      await call(pullModel, { body: { model: 'gemma3:4b' } }, desk)
      return call(getLocalOllama, {}, desk)
    },
  ),
]

function connect(desk: ContractDesk) {
  return call(
    saveConnection,
    {
      params: { purpose: 'writing' },
      body: {
        provider: 'other',
        url: desk.modelUrl,
        model: 'scribe-1',
        key: 'sk-contract',
        options: { concurrency: 2 },
      },
    },
    desk,
  )
}
