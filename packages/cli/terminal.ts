import { createInterface } from 'node:readline/promises'
import type { Surroundings } from './surroundings.ts'

/** Results go to the output as text or, with --json, as one JSON value a line; everything else goes to the error output. */
export type Terminal = {
  readonly env: Surroundings['env']
  readonly input: Surroundings['stdin']
  /** True where a person sees the results, and no other program reads them. */
  readonly isSeen: boolean
  show(text: string, value: unknown): void
  /** The names of columns, for a person: where results go into a file or another program there are none. */
  heading(text: string): void
  note(text: string): void
  /** Replaces itself on a terminal; elsewhere each new text is a line. */
  progress(text: string): void
  ask(question: string): Promise<string>
}

export function openTerminal(
  { env, stdin, stdout, stderr }: Surroundings,
  { json }: { json: boolean },
): Terminal {
  const live = stderr.isTTY === true
  const isSeen = stdout.isTTY === true
  let last = ''
  const clear = () => {
    if (live && last !== '') stderr.write('\r\u001b[K')
    last = ''
  }
  return {
    env,
    input: stdin,
    isSeen,
    show(text, value) {
      clear()
      stdout.write(`${json ? JSON.stringify(value) : text}\n`)
    },
    heading(text) {
      if (!json && isSeen) stdout.write(`${text}\n`)
    },
    note(text) {
      clear()
      stderr.write(`${text}\n`)
    },
    progress(text) {
      if (text === last) return
      clear()
      stderr.write(live ? text.slice(0, (stderr.columns ?? 80) - 1) : `${text}\n`)
      last = text
    },
    async ask(question) {
      // An input that has ended says so once, which a reader that comes later would wait for in vain.
      if (stdin.readableEnded) return ''
      const lines = createInterface({ input: stdin, output: stderr })
      const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
      try {
        return (await Promise.race([lines.question(`${question} `), ended])).trim()
      } finally {
        lines.close()
      }
    },
  }
}
