import type { z } from 'zod'

/**
 * Parses what a service said. Where the contract knows no null, a member that is null is read as left out, which is how
 * many servers write what they do not have; everything else has to fit.
 * @returns undefined when there is no schema to parse with.
 */
export function parseLeniently<T extends z.ZodType>(
  schema: T | undefined,
  said: unknown,
): z.ZodSafeParseResult<z.output<T>> | undefined {
  const exact = schema?.safeParse(said)
  if (!schema || !exact || exact.success) return exact
  const nulls = pathsOf(exact.error.issues).filter((path) => valueAt(said, path) === null)
  return nulls.length === 0 ? exact : schema.safeParse(without(said, nulls))
}

type Path = readonly PropertyKey[]

/** The paths of the issues; those within a union are nested below it. */
function pathsOf(issues: readonly z.core.$ZodIssue[], above: Path = []): Path[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    if (issue.code === 'invalid_union')
      return issue.errors.flatMap((branch) => pathsOf(branch, path)).concat([path])
    return [path]
  })
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, name) => (isObject(at) ? Reflect.get(at, name) : undefined), value)
}

/** A copy without the members at `paths`; items of arrays stay, since their places mean something. */
function without(value: unknown, paths: readonly Path[]): unknown {
  const copy: unknown = structuredClone(value)
  for (const path of paths) {
    const holder = valueAt(copy, path.slice(0, -1))
    const name = path.at(-1)
    if (isObject(holder) && !Array.isArray(holder) && name !== undefined) Reflect.deleteProperty(holder, name)
  }
  return copy
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
