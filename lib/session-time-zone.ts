import 'server-only'
import { getMe, listAgents } from '#contract/agents.ts'
import { UpdateSettingsInput, updateSettings } from '#contract/settings.ts'
import { recentMs } from './agent-api/brief-memory.ts'
import { call } from './agent-api/client.ts'
import { AgentApiError } from './agent-api/errors.ts'

const defaultZone = 'UTC'
/** An agent older than this has been here before, and its workspace too. */
const newMs = 10 * 60_000

/**
 * Sets a new workspace to the time zone of the browser that signed in first. Nobody has chosen one there yet; wherever
 * somebody may have, or the server does not say, nothing is changed.
 */
export async function adoptTimeZone(key: string, timeZone: string | undefined): Promise<void> {
  const wanted = UpdateSettingsInput.shape.targetTimezone.safeParse(timeZone).data
  if (wanted === undefined || wanted === defaultZone) return
  try {
    const { tenant } = await call(getMe, {}, { key, maxAgeMs: recentMs })
    if (tenant.timezone !== defaultZone) return
    const { agents } = await call(listAgents, {}, { key })
    const age = Date.now() - Date.parse(agents[0]?.created_at ?? '')
    if (agents.length === 1 && age < newMs) {
      await call(updateSettings, { body: { targetTimezone: wanted } }, { key })
    }
  } catch (error) {
    // It can be chosen in Settings at any time; the sign-in must not fail for it.
    if (!(error instanceof AgentApiError)) throw error
  }
}
