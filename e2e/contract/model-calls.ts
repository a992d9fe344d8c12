import * as models from '#lib/agent-api/models.ts'
import { call, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const connectionMembers = 'purpose provider url model has_key options.concurrency updated_at'
const engineMembers = 'name from'

export const modelCalls = [
  call('saveConnection', connectionMembers, connect),
  call(
    'listConnections',
    `${under('connections.0', connectionMembers)} ${under('in_use.writing', `${engineMembers} host`)} ${under('in_use.checking', engineMembers)} ${under('in_use.search', engineMembers)} ${under('providers.0', 'id label kind url needs_key local key_url')}`,
    async (desk) => {
      await connect(desk)
      return models.listConnections(desk)
    },
  ),
  call(
    'testConnection',
    `${connectionMembers} ${under('report', 'ok message context_tokens structured_output tokens_per_second sample tested_at')}`,
    async (desk) => {
      await connect(desk)
      return models.testConnection(desk, 'writing')
    },
  ),
  call('listOfferedModels', 'models.0.id models.0.context_tokens', (desk) =>
    models.listOfferedModels(desk, 'checking', { url: desk.modelUrl }),
  ),
  call('deleteConnection', 'success', async (desk) => {
    await connect(desk)
    return models.deleteConnection(desk, 'writing')
  }),
  call('pullModel', 'model status percent message', (desk) => models.pullModel(desk, { model: 'gemma3:4b' })),
  call(
    'getLocalOllama',
    `found url models ${under('recommended.0', 'model bytes purpose detail installed suggested')} ${under('pull', 'model status percent message')}`,
    async (desk) => {
      await models.pullModel(desk, { model: 'gemma3:4b' })
      return models.getLocalOllama(desk)
    },
  ),
]

function connect(desk: ContractDesk) {
  return models.saveConnection(desk, 'writing', {
    provider: 'other',
    url: desk.modelUrl,
    model: 'scribe-1',
    key: 'sk-contract',
    options: { concurrency: 2 },
  })
}
