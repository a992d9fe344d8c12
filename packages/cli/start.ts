import { main } from './main.ts'

/** Aborted by Ctrl-C, and by whoever ends the process politely. */
function interrupted(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

const { env, stdin, stdout, stderr } = process
process.exitCode = await main(process.argv.slice(2), { env, stdin, stdout, stderr, interrupted })
