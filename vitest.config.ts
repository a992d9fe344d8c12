import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The dashboard reads its settings once in a process, and these tests choose them. */
const choosingSettings = ['lib/auth-options.test.ts', 'lib/pending-claim.test.ts']

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      // "server-only" throws outside a React server bundle; the dashboard's door is tested in plain Node.
      { find: 'server-only', replacement: here('./test-support/server-only-stub.ts') },
      { find: /^#(.*)$/, replacement: here('./$1') },
    ],
  },
  test: {
    globalSetup: ['./test-support/template-database.ts'],
    // Only for what hangs: a busy machine is slow, not wrong.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // The tests of whole processes wait for them, so two processors can take three workers.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{contract,components,lib,service,demo,packages,scripts}/**/*.test.{ts,tsx}'],
          exclude: choosingSettings,
          // Everything is handed in by a context, so files may share what they import; loading it anew for each
          // would double the time of the whole run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ['e2e/**/*.test.{ts,tsx}', ...choosingSettings] },
      },
    ],
  },
})
