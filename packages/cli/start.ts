import { main } from './main.ts'

/** Aborted by Ctrl-C, and by whoever ends the process politely. */
function interrupted(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

const { env, stdin, stdout, stderr } = process
// Whoever read the output has seen enough of it: `masthead articles | head`.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
process.exitCode = await main(process.argv.slice(2), { env, stdin, stdout, stderr, interrupted })
