import { readdirSync, readFileSync } from 'node:fs'

/** Megabytes of one or more processes. Linux only. */
export type Memory = {
  /** Resident: everything in memory, shared files counted in full. */
  rss: number
  /** Proportional: what several processes share is divided among them, so that sums are true. */
  pss: number
  /** The highest resident size so far. */
  peak: number
}

/** A process and all that it started, or that was started in its name. */
export function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  )
  const family = [pid]
  for (const one of family) {
    for (const [child, parent] of parents) if (parent === one && !family.includes(child)) family.push(child)
  }
  return family
}

export function memoryOf(pids: readonly number[]): Memory {
  const sum = { rss: 0, pss: 0, peak: 0 }
  for (const pid of pids) {
    const rollup = read(`/proc/${pid}/smaps_rollup`)
    sum.rss += megabytes(rollup, 'Rss')
    sum.pss += megabytes(rollup, 'Pss')
    sum.peak += megabytes(read(`/proc/${pid}/status`), 'VmHWM')
  }
  return sum
}

/** Seconds of processor time that a process has used so far. */
export function cpuSecondsOf(pid: number): number {
  // After the name in brackets: the 12th and 13th are user and system time in hundredths (proc(5)).
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

/** The same of a process and all that it started, those that have ended and were waited for included. */
export function cpuSecondsOfFamily(pid: number): number {
  let seconds = 0
  for (const one of familyOf(pid)) {
    const fields = read(`/proc/${one}/stat`).split(') ').at(-1)?.split(' ') ?? []
    for (const field of fields.slice(11, 15)) seconds += Number(field) / 100
  }
  return seconds
}

export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
}

function megabytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024
}

/** Empty when the process has gone meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
