const storageKey = (id: string) => `masthead.form.adaptation.${id}`

/** Keeps what was typed over a reload. */
export function keepTyped(id: string, version: number, whole: string): void {
  sessionStorage.setItem(storageKey(id), JSON.stringify({ version, whole }))
}

export function forgetTyped(id: string): void {
  sessionStorage.removeItem(storageKey(id))
}

/** The text typed before a reload, unless another person has saved since. */
export function typedBefore(id: string, version: number): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('whole' in kept))
      return undefined
    return kept.version === version && typeof kept.whole === 'string' ? kept.whole : undefined
  } catch {
    return undefined
  }
}
