import { connectAccount, disconnectAccount, listAccounts } from './accounts.ts'
import {
  adaptArticle,
  deleteAdaptation,
  listAdaptations,
  postAdaptation,
  regenerateAdaptation,
  saveAdaptation,
} from './adaptations.ts'
import {
  challengeClaim,
  completeClaim,
  getMe,
  listAgents,
  registerAgent,
  revokeAgent,
  rotateKey,
} from './agents.ts'
import { forecastArticle } from './article-forecast.ts'
import {
  changeArticle,
  deleteArticle,
  generateArticle,
  getArticle,
  listArticles,
  publishArticle,
} from './articles.ts'
import { createAvatar, listAvatars } from './avatars.ts'
import { createBrandScan, getBrandScan, listBrandScans } from './brand-scans.ts'
import { estimate, listLedger } from './credits.ts'
import { getDelivery, listDeliveries, retryDelivery } from './deliveries.ts'
import { getDraft, saveDraft } from './drafts.ts'
import { getHealth, getOpenApi, getStatus } from './health.ts'
import {
  changeDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  searchKnowledge,
  uploadDocument,
} from './knowledge.ts'
import {
  changeLeadMagnet,
  createLeadMagnet,
  eraseLead,
  getLeadMagnet,
  listLeadMagnets,
  listLeads,
  rewriteAnnouncement,
} from './lead-magnets.ts'
import {
  deleteConnection,
  getLocalOllama,
  listConnections,
  listOfferedModels,
  pullModel,
  saveConnection,
  testConnection,
} from './models.ts'
import type { OperationShape } from './operation.ts'
import { listTools, previewSocial, validateSchema } from './page-tools.ts'
import { getRecovery, recoverDeliveries } from './recoveries.ts'
import { addTrackedSite, deleteTrackedSite, getResults, listTrackedSites } from './results.ts'
import {
  createScheduleFeed,
  deleteScheduleFeed,
  getSchedule,
  getScheduleFeed,
  listGaps,
  suggestSlots,
} from './schedule.ts'
import { createScoutRun, getScoutRun, listScoutRuns } from './scout-runs.ts'
import {
  connectSearchConsole,
  disconnectSearchConsole,
  getSearchConsole,
  importSearchFigures,
} from './search-console.ts'
import { changeSession, createSession, getSession, listSessions } from './sessions.ts'
import { getSettings, listPersonas, suggestCompanyProfile, updateSettings } from './settings.ts'
import { addSuppression, deleteSuppression, listSuppressions } from './suppressions.ts'
import { createWarmLead, eraseContact, exportWarmLead, getWarmLead, listWarmLeads } from './warm-leads.ts'
import { changeWatch, createWatch, deleteWatch, getWatch, listWatches } from './watches.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listEventTypes,
  listWebhooks,
  rotateWebhookSecret,
  sendTestEvent,
} from './webhooks.ts'

/** Every HTTP operation. OpenAPI, the tool catalog, the drift test and the fake API read it. */
export const operations = [
  getHealth,
  getStatus,
  getOpenApi,
  registerAgent,
  challengeClaim,
  completeClaim,
  rotateKey,
  getMe,
  listAgents,
  revokeAgent,
  estimate,
  listLedger,
  getSettings,
  updateSettings,
  suggestCompanyProfile,
  listPersonas,
  generateArticle,
  forecastArticle,
  getArticle,
  publishArticle,
  listArticles,
  getDraft,
  saveDraft,
  changeArticle,
  deleteArticle,
  createSession,
  listSessions,
  getSession,
  changeSession,
  createWatch,
  listWatches,
  getWatch,
  changeWatch,
  deleteWatch,
  createLeadMagnet,
  getLeadMagnet,
  listLeadMagnets,
  changeLeadMagnet,
  rewriteAnnouncement,
  listLeads,
  eraseLead,
  createWarmLead,
  getWarmLead,
  listWarmLeads,
  exportWarmLead,
  eraseContact,
  listSuppressions,
  addSuppression,
  deleteSuppression,
  createScoutRun,
  getScoutRun,
  listScoutRuns,
  createBrandScan,
  getBrandScan,
  listBrandScans,
  listTools,
  validateSchema,
  previewSocial,
  uploadDocument,
  deleteDocument,
  changeDocument,
  listDocuments,
  getDocument,
  searchKnowledge,
  adaptArticle,
  listAdaptations,
  saveAdaptation,
  regenerateAdaptation,
  postAdaptation,
  deleteAdaptation,
  listAccounts,
  connectAccount,
  disconnectAccount,
  listConnections,
  saveConnection,
  deleteConnection,
  testConnection,
  listOfferedModels,
  getLocalOllama,
  pullModel,
  createAvatar,
  listAvatars,
  listGaps,
  suggestSlots,
  getSchedule,
  getScheduleFeed,
  createScheduleFeed,
  deleteScheduleFeed,
  getResults,
  listTrackedSites,
  addTrackedSite,
  deleteTrackedSite,
  getSearchConsole,
  connectSearchConsole,
  disconnectSearchConsole,
  importSearchFigures,
  listWebhooks,
  listDeliveries,
  createWebhook,
  changeWebhook,
  deleteWebhook,
  getDelivery,
  getRecovery,
  recoverDeliveries,
  retryDelivery,
  rotateWebhookSecret,
  sendTestEvent,
  listEventTypes,
] as const satisfies readonly OperationShape[]
