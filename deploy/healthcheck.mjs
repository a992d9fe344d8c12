// Exit code 0 while the program of this container answers: the service if it runs here, else a worker, else the dashboard.
const host = process.env.HOST === undefined || process.env.HOST === '0.0.0.0' ? '127.0.0.1' : process.env.HOST
const service = `http://${host}:${process.env.SERVICE_PORT || 4000}/api/agent/health`
const worker = `http://${host}:${Number(process.env.WORKER_PORT) || 4001}/health`
const dashboard = `http://${host}:${process.env.DASHBOARD_PORT || 3000}/sign-in`

/** @param {string} url */
async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
  return response?.ok === true
}

const isDashboardAlone = Boolean(process.env.AGENT_API_URL)
const addresses = isDashboardAlone ? [dashboard] : [service, worker]
process.exitCode = (await Promise.all(addresses.map(answers))).includes(true) ? 0 : 1
