import type { Route } from './route.ts'
import { accountRoutes } from './routes/accounts.ts'
import { adaptationRoutes } from './routes/adaptations.ts'
import { agentRoutes } from './routes/agents.ts'
import { articleRoutes } from './routes/articles.ts'
import { avatarRoutes } from './routes/avatars.ts'
import { brandScanRoutes } from './routes/brand-scans.ts'
import { creditRoutes } from './routes/credits.ts'
import { healthRoutes } from './routes/health.ts'
import { knowledgeRoutes } from './routes/knowledge.ts'
import { leadMagnetRoutes } from './routes/lead-magnets.ts'
import { modelRoutes } from './routes/models.ts'
import { pageToolRoutes } from './routes/page-tools.ts'
import { scheduleRoutes } from './routes/schedule.ts'
import { scoutRunRoutes } from './routes/scout-runs.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { settingsRoutes } from './routes/settings.ts'
import { suppressionRoutes } from './routes/suppressions.ts'
import { warmLeadRoutes } from './routes/warm-leads.ts'
import { webhookRoutes } from './routes/webhooks.ts'

/** Every operation that the service answers; what is not here answers 404 and is absent from OpenAPI. */
export const routes: readonly Route[] = [
  ...healthRoutes(() => routes.map((one) => one.operation)),
  ...agentRoutes,
  ...avatarRoutes,
  ...articleRoutes,
  ...sessionRoutes,
  ...brandScanRoutes,
  ...knowledgeRoutes,
  ...scoutRunRoutes,
  ...adaptationRoutes,
  ...leadMagnetRoutes,
  ...accountRoutes,
  ...modelRoutes,
  ...pageToolRoutes(() => routes.map((one) => one.operation)),
  ...warmLeadRoutes,
  ...suppressionRoutes,
  ...webhookRoutes,
  ...creditRoutes,
  ...settingsRoutes,
  ...scheduleRoutes,
]
