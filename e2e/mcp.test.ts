import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contractCalls } from './contract/contract-calls.ts'
import { type ContractStage, startContractStage } from './contract/contract-stage.ts'
import { startToolBridge, type ToolBridge } from './mcp/tool-bridge.ts'

/** Only for what hangs: a busy machine is slow, not wrong. */
vi.mock('#lib/agent-api/timeouts.ts', () => ({ timeoutMs: () => 200_000 }))

let stage: ContractStage
let bridge: ToolBridge
beforeAll(async () => {
  stage = await startContractStage()
  bridge = await startToolBridge(stage.service.baseUrl, (await stage.openDesk()).key)
  vi.stubEnv('AGENT_API_URL', bridge.baseUrl)
})
afterAll(async () => {
  await bridge.close()
  await stage.close()
})

/** The official clients throw at a result that does not fit its tool's schema. */
test.each(contractCalls)('official clients take what the tool $id answers', async ({ id, members, call }) => {
  await call(await stage.openDesk())
  if (!bridge.answered.has(id)) return
  for (const member of members) expect(bridge.answered.get(id)).toHaveProperty(member.split('.'))
})
