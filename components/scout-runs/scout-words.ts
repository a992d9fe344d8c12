import type { Tone } from '#components/ui/status-pill.tsx'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { asTitle } from '#lib/as-title.ts'

export const typeLabels: Readonly<Record<string, string>> = {
  pain_point: 'Pain point',
  request: 'Request',
  complaint: 'Complaint',
  feature_request: 'Feature request',
  comparison: 'Comparison',
  discussion: 'Discussion',
}

export const typeTones: Readonly<Record<string, Tone>> = {
  pain_point: 'warn',
  request: 'info',
  complaint: 'bad',
  feature_request: 'good',
  comparison: 'busy',
  discussion: 'neutral',
}

export const partLabels: Readonly<Record<string, string>> = {
  fit: 'Fit',
  intent: 'Intent',
  severity: 'Severity',
  freshness: 'Freshness',
  engagement: 'Engagement',
  sincerity: 'Not an ad',
}

export const promotionLabels: Readonly<Record<string, string>> = {
  forbidden: 'Promotion forbidden',
  restricted: 'Promotion restricted',
  not_mentioned: 'No rules on promotion',
  not_read: 'Rules not read',
}

/** What has to be known before one answers in a forum; undefined where nothing stands against it. */
export function promotionWarning(verdict: string): string | undefined {
  return verdict === 'forbidden' || verdict === 'restricted' ? promotionLabels[verdict] : undefined
}

export const promotionTones: Readonly<Record<string, Tone>> = {
  forbidden: 'bad',
  restricted: 'warn',
  not_mentioned: 'good',
  not_read: 'neutral',
}

const asideLabels: Readonly<Record<string, string>> = {
  off_topic: 'off topic',
  spam: 'likely spam',
  too_old: 'older than 2 years',
  adult: 'adult content',
  removed: 'removed',
  advertisement: 'promoted',
}

/** `3 removed, 1 for adults only`; empty when nothing was set aside. */
export function asideText(setAside: Readonly<Record<string, number>>): string {
  return Object.entries(setAside)
    .map(([reason, count]) => `${count} ${asideLabels[reason] ?? reason.replaceAll('_', ' ')}`)
    .join(', ')
}

export const statusLabels: Readonly<Record<string, { label: string; tone: Tone }>> = {
  processing: { label: 'Scouting', tone: 'busy' },
  completed: { label: 'Ready', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
}

/** The causes that a service may name without a sentence. */
const failureTexts: Readonly<Record<string, string>> = {
  forum_unreachable: "The forums couldn't be reached.",
  forum_refused: 'The forum refused to be read.',
  forum_rate_limited: 'The forum takes no more requests for now. Try again later.',
  interrupted: 'The server was interrupted while it worked on this.',
  no_results: 'No posts were found.',
}

/** Why a run failed, in words; undefined where nothing is known. */
export function failureText(reason: string | undefined): string | undefined {
  return reason && (failureTexts[reason] ?? `Reason: ${reason.replaceAll('_', ' ')}`)
}

export function scoutRunName(run: Pick<ScoutRun, 'query'>): string {
  return asTitle(run.query ?? '') || 'Scout run'
}

/** Where a run looked: `r/Coffee, r/espresso`, or the whole forum. */
export function forumsText(subreddits: readonly string[] | undefined): string {
  if (!subreddits || subreddits.length === 0) return 'All forums'
  return subreddits.map((name) => `r/${name}`).join(', ')
}
