import { adaptationCalls } from './adaptation-calls.ts'
import { agentCalls } from './agent-calls.ts'
import { answerEngineCalls } from './answer-engine-calls.ts'
import { articleCalls } from './article-calls.ts'
import { avatarCalls } from './avatar-calls.ts'
import { brandScanCalls } from './brand-scan-calls.ts'
import { creditCalls } from './credit-calls.ts'
import { deskCalls } from './desk-calls.ts'
import { destinationCalls } from './destination-calls.ts'
import { knowledgeCalls } from './knowledge-calls.ts'
import { leadMagnetCalls } from './lead-magnet-calls.ts'
import { modelCalls } from './model-calls.ts'
import { pageToolCalls } from './page-tool-calls.ts'
import { resultCalls } from './result-calls.ts'
import { scheduleCalls } from './schedule-calls.ts'
import { scoutRunCalls } from './scout-run-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { siteCalls } from './site-calls.ts'
import { warmLeadCalls } from './warm-lead-calls.ts'
import { watchCalls } from './watch-calls.ts'
import { webhookCalls } from './webhook-calls.ts'

/** Every operation of the service, called through the dashboard's doors. */
export const contractCalls = [
  ...deskCalls,
  ...agentCalls,
  ...creditCalls,
  ...articleCalls,
  ...sessionCalls,
  ...siteCalls,
  ...brandScanCalls,
  ...knowledgeCalls,
  ...resultCalls,
  ...scheduleCalls,
  ...avatarCalls,
  ...scoutRunCalls,
  ...leadMagnetCalls,
  ...adaptationCalls,
  ...destinationCalls,
  ...modelCalls,
  ...answerEngineCalls,
  ...pageToolCalls,
  ...warmLeadCalls,
  ...watchCalls,
  ...webhookCalls,
]
