import { readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Flag, Rack, Torture } from './harness/torture.ts'

/**
 * `npm run torture` lists the scripts; `npm run torture -- NAME --flag=value …` runs one.
 *
 * A script is a file `e2e/torture/NAME.ts` with one export:
 *
 *     export const script = torture({
 *       summary: 'What it does to the product, in one sentence.',
 *       flags: { rounds: { value: 50, about: 'how often it is killed' } },
 *       maxMinutes: ({ rounds }) => 2 + rounds / 10,
 *       async run({ folder, flags, signal, say, saw, expect, atEnd }) { … },
 *     })
 *
 * `harness/torture.ts` says what `run` gets; `harness/desk.ts` starts a PostgreSQL, services, workers and tenants in
 * `folder`. Everything listens on loopback. A script is bounded: after `maxMinutes` it fails. At the end the table of
 * what was seen is printed in Markdown, for docs/reliability.md; the exit code is 1 if a guarantee was broken.
 */
const here = import.meta.dirname
const names = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3))
  .toSorted()

const say = (line: string) => void process.stderr.write(`${line}\n`)

async function load(name: string): Promise<Torture> {
  const { script }: { script: Torture } = await import(`./${name}.ts`)
  return script
}

async function list(): Promise<void> {
  for (const name of names) {
    const { summary, flags } = await load(name)
    process.stdout.write(`${name.padEnd(14)} ${summary}\n`)
    for (const [flag, { value, about }] of Object.entries(flags))
      process.stdout.write(`${' '.repeat(14)} --${flag}=${value}  ${about}\n`)
  }
}

/** @throws naming the flag that is unknown or no number */
function readFlags(flags: Readonly<Record<string, Flag>>, args: string[]): Record<string, number> {
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(
      Object.entries(flags).map(([name, { value }]) => [name, { type: 'string', default: String(value) }]),
    ),
  })
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      const value = Number(text)
      if (!Number.isFinite(value)) throw new Error(`--${name} must be a number.`)
      return [name, value]
    }),
  )
}

async function run(name: string, args: string[]): Promise<boolean> {
  const script = await load(name)
  const flags = readFlags(script.flags, args)
  const rows: string[][] = []
  const toClose: (() => unknown)[] = []
  const ended = new AbortController()
  const folder = await mkdtemp(join(tmpdir(), `masthead-torture-${name}-`))
  await chmod(folder, 0o755)
  toClose.push(() => rm(folder, { recursive: true, force: true }))
  let broken = 0
  const rack: Rack = {
    folder,
    flags,
    signal: ended.signal,
    say,
    saw: (fact, measured) => void rows.push([fact, String(measured)]),
    expect(guarantee, holds, details) {
      rows.push([guarantee, holds ? 'holds' : '**broken**'])
      if (holds) return
      broken += 1
      say(`BROKEN: ${guarantee}${details === undefined ? '' : ` ${JSON.stringify(details)}`}`)
    },
    atEnd: (close) => void toClose.push(close),
  }
  const minutes = script.maxMinutes(flags)
  const timer = setTimeout(
    () => ended.abort(new Error(`It took more than ${minutes} minutes.`)),
    minutes * 60_000,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => ended.abort(new Error('It was interrupted.')))
  const from = performance.now()
  try {
    await Promise.race([
      script.run(rack),
      new Promise<never>((_, reject) =>
        ended.signal.addEventListener('abort', () => reject(ended.signal.reason)),
      ),
    ])
  } catch (error) {
    rack.expect('the script reaches its end', false, String(error))
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    clearTimeout(timer)
    ended.abort()
    for (const close of toClose.toReversed()) {
      await Promise.resolve()
        .then(close)
        .catch((error: unknown) => say(`At the end: ${String(error)}`))
    }
  }
  const given = Object.entries(flags).map(([flag, value]) => ` --${flag}=${value}`)
  const title = `\`${name}${given.join('')}\`, ${Math.round((performance.now() - from) / 1000)} s, Node ${process.versions.node}`
  const table = [[title, 'seen'], ['---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  process.stdout.write(`${table.join('\n')}\n`)
  return broken === 0
}

const [name, ...args] = process.argv.slice(2)
if (name === undefined) {
  await list()
} else if (!names.includes(name)) {
  say(`There is no script ${name}; there are ${names.join(', ')}.`)
  process.exit(1)
} else {
  process.exit((await run(name, args)) ? 0 : 1)
}
