/**
 * One value for the whole process. Next gives a route handler and a page module instances of their own, so what they
 * share cannot stand in a module.
 */
export function globalSingleton<T>(name: string, create: () => T): T {
  const holder: Record<symbol, unknown> = globalThis
  const symbol = Symbol.for(`masthead.${name}`)
  holder[symbol] ??= create()
  // Created above, or by an earlier call with the same name and so the same type.
  return holder[symbol] as T
}
