import { type Program, startProgram } from './program.ts'

/** Starts `node service/main.ts`; it is ready once its jobs run and its port answers. */
export function startService(
  roles: 'api' | 'worker' | 'api,worker',
  env: Record<string, string>,
  logFile?: string,
): Promise<Program> {
  return startProgram({
    name: `service (${roles})`,
    args: ['service/main.ts', '--roles', roles],
    env,
    ...(logFile && { logFile }),
    isReady: (line) => line.includes('"msg":"ready"'),
  })
}
