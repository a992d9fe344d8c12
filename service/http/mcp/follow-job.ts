/** Calls the service's own HTTP layer, so that every rule of the API holds here too and is written once. */
export type Ask = (
  method: string,
  path: string,
  options?: { body?: unknown; idempotencyKey?: string; accept?: string; signal?: AbortSignal },
) => Promise<Response>

/** The progress of a call: `progress` of 100, with a message. */
export type ReportProgress = (progress: number, message: string) => Promise<void>

/** The tool that polls what a tool starts. */
export const pollTools: Readonly<Record<string, string>> = {
  generateArticle: 'getArticle',
  createLeadMagnet: 'getLeadMagnet',
  createWarmLead: 'getWarmLead',
  createScoutRun: 'getScoutRun',
  createBrandScan: 'getBrandScan',
  recoverDeliveries: 'getRecovery',
  sendTestEvent: 'getDelivery',
  retryDelivery: 'getDelivery',
}

type Body = Record<string, unknown>

const runningStatuses = new Set(['processing', 'publishing', 'queued', 'running', 'generating', 'delivering'])
const firstPauseMs = 250
const maxPauseMs = 4_000

/**
 * Polls an accepted job until it ends, `maxMs` are over or the call is aborted, and returns what the acceptance said
 * with the newest state laid over it: whatever the poll answers, the id and the charge are in the result. Each stage is
 * reported as the job has it, and a result with 100.
 */
export async function followJob(options: {
  accepted: Body
  /** Path to poll, relative to the service. */
  path: string
  maxMs: number
  ask: Ask
  signal: AbortSignal
  report: ReportProgress
}): Promise<Body> {
  const { accepted, path, maxMs, ask, signal, report } = options
  const started = performance.now()
  let latest = accepted
  let pauseMs = firstPauseMs
  while (performance.now() - started < maxMs && !signal.aborted) {
    await pause(Math.min(pauseMs, maxMs), signal)
    if (signal.aborted) break
    const answer = await ask('GET', path)
    if (answer.status === 429) {
      pauseMs = Number(answer.headers.get('retry-after') ?? 5) * 1000
      continue
    }
    pauseMs = Math.min(maxPauseMs, pauseMs * 1.4)
    if (answer.status === 404) break
    if (!answer.ok) continue
    latest = laidOver(accepted, Object(await answer.json()))
    const { status, percent, message } = stateOf(latest)
    if (runningStatuses.has(status)) await report(percent, message || status)
    else {
      if (status !== 'failed') await report(100, message || 'Done.')
      break
    }
  }
  return latest
}

/**
 * Progress that rises with each report, as the protocol wants it: clients reset their timeout at every one, also while
 * a stage takes long. Only the end is 100. It begins above `told`, what the client has heard of an earlier round.
 */
export function rising(report: ReportProgress, told = -1): ReportProgress {
  let last = told
  return async (progress, message) => {
    last = progress < 100 ? Math.min(99.99, Math.max(progress, last + 0.01)) : 100
    await report(Math.round(last * 100) / 100, message)
  }
}

/** The id of what was accepted, by which it is polled. */
export function jobIdOf(accepted: Body): string {
  return String(accepted.id ?? accepted.run_id ?? Object(accepted.run).id)
}

/** Whether the job ended without its result; its credits are back then. */
export function hasFailed(latest: Body): boolean {
  return stateOf(latest).status === 'failed'
}

function laidOver(accepted: Body, polled: Body): Body {
  const latest: Body = 'run' in accepted ? { ...accepted, run: polled } : { ...accepted, ...polled }
  if (runningStatuses.has(stateOf(latest).status)) return latest
  // What was held is charged or returned by then, and nothing is left to cancel.
  const { credits_held: _held, cancel_url: _cancel, ...ended } = latest
  return ended
}

function stateOf(body: Body): { status: string; percent: number; message: string } {
  const run = Object(body.run ?? body)
  const progress = Object(run.progress)
  return {
    status: String(run.status ?? ''),
    percent: Number(progress.percent ?? 0),
    message: String(progress.message ?? run.message ?? ''),
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
