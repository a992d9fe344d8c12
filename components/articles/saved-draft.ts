import type { DraftText } from './draft-text.ts'

/** An edit that is not saved yet, the version it began from, and the text of it that was last on its way to the service. */
export type SavedEdit = { version: number; text: DraftText; sent?: DraftText | undefined }
/** A text that gave way to a newer one. */
export type SetAside = { at: string; text: DraftText }

const editKey = (id: string) => `masthead.draft.${id}`
const asideKey = (id: string) => `masthead.draft-aside.${id}`

/** What was typed in this tab and not saved: survives a reload and a lost connection. */
export function savedEdit(id: string): SavedEdit | undefined {
  return editFrom(sessionStorage, id)
}

function editFrom(storage: Storage, id: string): SavedEdit | undefined {
  const kept = parse(storage.getItem(editKey(id)))
  // Written by `saveEdit` or `leaveEdit`.
  return isRecord(kept) && isRecord(kept.text) ? (kept as unknown as SavedEdit) : undefined
}

/** Leaves what is not saved to whichever tab opens the article next: this one may be closed. */
export function leaveEdit(id: string): void {
  const kept = sessionStorage.getItem(editKey(id))
  if (kept !== null) localStorage.setItem(editKey(id), kept)
}

/** What was typed in this tab and not saved; else what a tab that was closed has left. */
export function takeEdit(id: string): SavedEdit | undefined {
  const left = editFrom(localStorage, id)
  localStorage.removeItem(editKey(id))
  const own = savedEdit(id)
  if (own || !left) return own
  saveEdit(id, left)
  return left
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
