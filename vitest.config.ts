import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      // "server-only" throws outside a React server bundle; the dashboard's door is tested in plain Node.
      { find: 'server-only', replacement: here('./e2e/server-only-stub.ts') },
      { find: /^#(.*)$/, replacement: here('./$1') },
    ],
  },
  test: {
    include: ['{contract,lib,components,service,scripts,e2e}/**/*.test.{ts,tsx}'],
    globalSetup: ['./e2e/template-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
