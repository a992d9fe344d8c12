import { z } from 'zod'

/**
 * A member that a schema does not know, by its path (`publishSchedule.slot`), those known in its place, and which of them
 * the value lacks: what was misspelt is among these.
 */
export type UnknownMember = {
  path: string
  name: string
  known: ReadonlySet<string>
  missing: readonly string[]
  /** Those a level further in, which it may belong to: `publishSchedule.postsPerDay`. */
  nested: readonly string[]
}

/** More say nothing new, and for each the nearest known name is looked up: a body may have a hundred thousand. */
const maxUnknownMembers = 10

/**
 * The members of a value that its schema does not know, at most 10, which is where a misspelt one is found; those of
 * objects and lists within it, too. What takes any member has none.
 */
export function unknownMembers(
  schema: z.core.$ZodType,
  value: unknown,
  under: readonly string[] = [],
): UnknownMember[] {
  const found: UnknownMember[] = []
  for (const member of membersUnknownTo(schema, value, under)) {
    found.push(member)
    if (found.length === maxUnknownMembers) break
  }
  return found
}

function* membersUnknownTo(
  schema: z.core.$ZodType,
  value: unknown,
  under: readonly string[],
): Generator<UnknownMember, void> {
  const bare = unwrapped(schema)
  if (Array.isArray(value)) {
    if (!(bare instanceof z.ZodArray)) return
    for (const [at, item] of value.entries())
      yield* membersUnknownTo(bare.element, item, [...under, String(at)])
    return
  }
  if (typeof value !== 'object' || value === null) return
  const known = memberNames(bare)
  if (!known) return
  const shapes = shapesOf(bare, value)
  for (const [name, inner] of Object.entries(value)) {
    const path = [...under, name]
    if (!known.has(name)) {
      const missing = [...known].filter((one) => !Object.hasOwn(value, one))
      yield { path: path.join('.'), name, known, missing, nested: nestedNames(shapes) }
    }
    const member = shapes.find((shape) => Object.hasOwn(shape, name))?.[name]
    if (known.has(name) && member) yield* membersUnknownTo(member, inner, path)
  }
}

/** Every request asks the schemas of its operation. */
const kept = new WeakMap<z.core.$ZodType, { names: ReadonlySet<string> | undefined }>()

/** The members that a schema names, of a union those of all its objects; undefined for what is open or no object. */
export function memberNames(schema: z.core.$ZodType): ReadonlySet<string> | undefined {
  const known = kept.get(schema) ?? { names: readNames(unwrapped(schema)) }
  kept.set(schema, known)
  return known.names
}

function readNames(bare: z.core.$ZodType): ReadonlySet<string> | undefined {
  if (bare instanceof z.ZodObject) return isOpen(bare) ? undefined : new Set(Object.keys(bare.shape))
  if (!(bare instanceof z.ZodUnion)) return undefined
  const names = bare.options.map(memberNames)
  return names.every((one) => one !== undefined) ? new Set(names.flatMap((one) => [...one])) : undefined
}

function nestedNames(shapes: readonly z.core.$ZodShape[]): string[] {
  return shapes.flatMap((shape) =>
    Object.entries(shape).flatMap(([name, member]) =>
      [...(memberNames(member) ?? [])].map((inner) => `${name}.${inner}`),
    ),
  )
}

/** Of a union, the objects that the value is, if any: members of one name differ between them. */
function shapesOf(schema: z.core.$ZodType, value: object): z.core.$ZodShape[] {
  if (schema instanceof z.ZodObject) return [schema.shape]
  if (!(schema instanceof z.ZodUnion)) return []
  const fitting = schema.options.filter((option) => z.safeParse(option, value).success)
  return (fitting.length > 0 ? fitting : schema.options).flatMap((option) =>
    shapesOf(unwrapped(option), value),
  )
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in)
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  return isWrapper ? unwrapped(schema.unwrap()) : schema
}

const isOpen = ({ def }: z.ZodObject) => def.catchall !== undefined && !(def.catchall instanceof z.ZodNever)

/** Whether a schema refuses every member that it does not know, as do all the objects that it may be. */
export function isClosed(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.every(isClosed)
  return schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever
}
