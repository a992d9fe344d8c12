import type { DraftText } from './draft-text.ts'

/** An edit that is not saved yet, and the version it began from. */
export type SavedEdit = { version: number; text: DraftText }
/** A text that gave way to a newer one. */
export type SetAside = { at: string; text: DraftText }

const editKey = (id: string) => `masthead.draft.${id}`
const asideKey = (id: string) => `masthead.draft-aside.${id}`

/** What was typed in this tab and not saved: survives a reload and a lost connection. */
export function savedEdit(id: string): SavedEdit | undefined {
  const kept = parse(sessionStorage.getItem(editKey(id)))
  // Written by `saveEdit` in this very tab.
  return isRecord(kept) && isRecord(kept.text) ? (kept as unknown as SavedEdit) : undefined
}

export function saveEdit(id: string, edit: SavedEdit): void {
  sessionStorage.setItem(editKey(id), JSON.stringify(edit))
}

export function clearEdit(id: string): void {
  sessionStorage.removeItem(editKey(id))
}

/** Texts that were put aside for a newer one, newest first. */
export function textsSetAside(id: string): SetAside[] {
  const kept = parse(sessionStorage.getItem(asideKey(id)))
  return Array.isArray(kept) ? (kept as SetAside[]) : []
}

export function setTextAside(id: string, text: DraftText): void {
  const kept = [{ at: new Date().toISOString(), text }, ...textsSetAside(id)].slice(0, 5)
  sessionStorage.setItem(asideKey(id), JSON.stringify(kept))
}

function parse(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
