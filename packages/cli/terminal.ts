import { createInterface } from 'node:readline/promises'

/** Results go to the output as text or, with --json, as one JSON value a line; everything else goes to the error output. */
export type Terminal = {
  show(text: string, value: unknown): void
  /** The names of columns, for a person: where results go into a file or another program there are none. */
  heading(text: string): void
  note(text: string): void
  /** Replaces itself on a terminal; elsewhere each new text is a line. */
  progress(text: string): void
  ask(question: string): Promise<string>
}

export function openTerminal(json: boolean): Terminal {
  const live = process.stderr.isTTY === true
  let last = ''
  const clear = () => {
    if (live && last !== '') process.stderr.write('\r\u001b[K')
    last = ''
  }
  return {
    show(text, value) {
      clear()
      process.stdout.write(`${json ? JSON.stringify(value) : text}\n`)
    },
    heading(text) {
      if (!json && process.stdout.isTTY === true) process.stdout.write(`${text}\n`)
    },
    note(text) {
      clear()
      process.stderr.write(`${text}\n`)
    },
    progress(text) {
      if (text === last) return
      clear()
      process.stderr.write(live ? text.slice(0, (process.stderr.columns ?? 80) - 1) : `${text}\n`)
      last = text
    },
    async ask(question) {
      // An input that has ended says so once, which a reader that comes later would wait for in vain.
      if (process.stdin.readableEnded) return ''
      const lines = createInterface({ input: process.stdin, output: process.stderr })
      const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
      try {
        return (await Promise.race([lines.question(`${question} `), ended])).trim()
      } finally {
        lines.close()
      }
    },
  }
}
