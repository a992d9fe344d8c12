import { heapFlags } from '../../scripts/heap-flags.mjs'
import { type Program, startProgram } from './program.ts'

/** Starts `node service/main.ts` as `npm start` does; it is ready once its jobs run and its port answers. */
export function startService(
  roles: 'api' | 'worker' | 'api,worker',
  env: Record<string, string>,
  logFile?: string,
): Promise<Program> {
  return startProgram({
    name: `service (${roles})`,
    args: [...heapFlags('service'), 'service/main.ts', '--roles', roles],
    env: { MALLOC_ARENA_MAX: '2', ...env },
    ...(logFile && { logFile }),
    isReady: (line) => line.includes('"msg":"ready"'),
  })
}
