import { isBuilt } from '../../scripts/build.mjs'
import { heapFlags } from '../../scripts/heap-flags.mjs'
import { type Program, startProgram } from './program.ts'

let script: string | undefined

/**
 * What `npm start` starts where it was built from today's sources, as `npm test` does; the sources otherwise, so that a
 * test alone needs no build.
 */
export function serviceScript(): string {
  script ??= isBuilt('service') ? '.service/main.mjs' : 'service/main.ts'
  return script
}

/** Starts the service as `npm start` does; it is ready once its jobs run and its port answers. */
export function startService(
  roles: 'api' | 'worker' | 'api,worker',
  env: Record<string, string>,
  logFile?: string,
): Promise<Program> {
  return startProgram({
    name: `service (${roles})`,
    args: [...heapFlags('service'), serviceScript(), '--roles', roles],
    env: { MALLOC_ARENA_MAX: '2', ...env },
    ...(logFile && { logFile }),
    isReady: (line) => line.includes('"msg":"ready"'),
  })
}
