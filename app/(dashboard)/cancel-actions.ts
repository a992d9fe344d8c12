'use server'
import { cancelArticle } from '#contract/articles.ts'
import { cancelBrandScan } from '#contract/brand-scans.ts'
import { cancelLeadMagnet } from '#contract/lead-magnets.ts'
import { cancelScoutRun } from '#contract/scout-runs.ts'
import { cancelWarmLead } from '#contract/warm-leads.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

// Each ends a job that is not done; all that was reserved for it comes back.

export async function cancelArticleAction(id: string): Promise<ActionResult> {
  return runOperation(cancelArticle, { params: { id } })
}

export async function cancelLeadMagnetAction(id: string): Promise<ActionResult> {
  return runOperation(cancelLeadMagnet, { params: { id } })
}

export async function cancelScoutRunAction(runId: string): Promise<ActionResult> {
  return runOperation(cancelScoutRun, { params: { runId } })
}

export async function cancelBrandScanAction(id: string): Promise<ActionResult> {
  return runOperation(cancelBrandScan, { params: { id } })
}

export async function cancelWarmLeadAction(runId: string): Promise<ActionResult> {
  return runOperation(cancelWarmLead, { params: { runId } })
}
