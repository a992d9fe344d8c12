import { type Program, startProgram } from './program.ts'

/** Starts the built dashboard against a server that speaks the agent API. */
export function startDashboard(options: {
  port: number
  agentApiUrl: string
  /** Where pictures come from, when it is not the same. */
  serviceUrl?: string
  secret: string
  logFile: string
}): Promise<Program> {
  const url = `http://127.0.0.1:${options.port}`
  return startProgram({
    name: 'dashboard',
    args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(options.port)],
    env: {
      AGENT_API_URL: options.agentApiUrl,
      SERVICE_URL: options.serviceUrl ?? options.agentApiUrl,
      DASHBOARD_URL: url,
      NEXTAUTH_URL: url,
      NEXTAUTH_SECRET: options.secret,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    logFile: options.logFile,
    isReady: (line) => line.includes('Ready in'),
  })
}
