import { z } from 'zod'

/** How often something that does not fit is left out before the rest is given up. */
const maxRounds = 8

/**
 * Parses what a server said, which need not be ours. What does not fit is left out where the schema can do without it: a
 * null where none belongs, a member of another type, an item of a list. A record may come bare or under one member.
 * @returns undefined when there is no schema to parse with.
 */
export function parseLeniently<T extends z.ZodType>(
  schema: T | undefined,
  said: unknown,
): z.ZodSafeParseResult<z.output<T>> | undefined {
  const exact = schema?.safeParse(said)
  if (!schema || !exact || exact.success) return exact
  for (const candidate of [said, ...otherForms(schema, said)]) {
    const read = parseRest(schema, candidate)
    if (read.success) return read
  }
  return exact
}

/** Leaves out what does not fit, from the inside out, as long as the rest is still too much. */
function parseRest<T extends z.ZodType>(schema: T, said: unknown): z.ZodSafeParseResult<z.output<T>> {
  let rest = said
  let result = schema.safeParse(rest)
  for (let round = 0; round < maxRounds && !result.success; round += 1) {
    const nulls = pathsOf(result.error.issues, 'branches').filter((path) => valueAt(rest, path) === null)
    // Which branch of a union was meant cannot be known, so that a misfit in one costs the whole member; a null does not.
    const paths =
      nulls.length > 0 ? nulls : pathsOf(result.error.issues, 'whole').flatMap((path) => misfits(rest, path))
    if (paths.length === 0) break
    rest = without(rest, paths)
    result = schema.safeParse(rest)
  }
  return result
}

/**
 * The record out of the one member that holds it, or put under the one that is missing. Where several members are objects,
 * none is taken: it could be somebody else's.
 */
function otherForms(schema: z.ZodType, said: unknown): unknown[] {
  if (!isObject(said) || Array.isArray(said)) return []
  const members = Object.values(said).filter((member) => isObject(member) && !Array.isArray(member))
  const held = members.length === 1 ? members : []
  const missing =
    schema instanceof z.ZodObject
      ? Object.keys(schema.shape).filter(
          (name) => !(name in said) && !schema.shape[name].safeParse(undefined).success,
        )
      : []
  return [...held, ...missing.map((name) => ({ ...said, [name]: said }))]
}

type Path = readonly PropertyKey[]

/** The paths of the issues: of a union its own, or also those within its branches. */
function pathsOf(
  issues: readonly z.core.$ZodIssue[],
  unions: 'whole' | 'branches',
  above: Path = [],
): Path[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    if (issue.code !== 'invalid_union' || unions === 'whole') return [path]
    return issue.errors.flatMap((branch) => pathsOf(branch, unions, path)).concat([path])
  })
}

/** The path of the innermost value that is there; none where that is the whole. */
function misfits(value: unknown, path: Path): Path[] {
  for (let length = path.length; length > 0; length -= 1) {
    const here = path.slice(0, length)
    if (valueAt(value, here) !== undefined) return [here]
  }
  return []
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, name) => (isObject(at) ? Reflect.get(at, name) : undefined), value)
}

/** A copy without what is at `paths`. */
function without(value: unknown, paths: readonly Path[]): unknown {
  const copy: unknown = structuredClone(value)
  const odd = Symbol('odd')
  const lists = new Set<unknown[]>()
  for (const path of paths) {
    const holder = valueAt(copy, path.slice(0, -1))
    const name = path.at(-1)
    if (!isObject(holder) || name === undefined) continue
    if (Array.isArray(holder)) {
      // Taken out at the end: until then the places of the others stay.
      Reflect.set(holder, name, odd)
      lists.add(holder)
    } else Reflect.deleteProperty(holder, name)
  }
  for (const list of lists) list.splice(0, list.length, ...list.filter((item) => item !== odd))
  return copy
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
