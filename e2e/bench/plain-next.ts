import { join } from 'node:path'
import { projectNode, root } from '../../scripts/environment.mjs'
import { runStep } from '../../scripts/run-step.mjs'
import { startProgram } from '../stage/program.ts'

const folder = join('e2e', 'bench', 'plain-next')
const next = join('node_modules', 'next', 'dist', 'bin', 'next')

/**
 * Builds and starts a Next page that does nothing but show the newest 50 articles: what ours are measured by.
 * @throws {Error} with the last words of a build that failed
 */
export async function startPlainNext(options: {
  port: number
  serviceUrl: string
  key: string
}): Promise<{ url: string; stop(): Promise<void> }> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await runStep(projectNode(), [join(root, next), 'build', join(root, folder)], env)
  if (code !== 0) throw new Error(output)
  const program = await startProgram({
    name: 'plain page',
    args: [next, 'start', folder, '-H', '127.0.0.1', '-p', String(options.port)],
    env: {
      PLAIN_ROWS_URL: `${options.serviceUrl}/api/agent/articles?limit=50`,
      PLAIN_KEY: options.key,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    isReady: (line) => line.includes('Ready in'),
  })
  return { url: `http://127.0.0.1:${options.port}`, stop: () => program.stop() }
}
