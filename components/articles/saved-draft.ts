import { type DraftText, isSameText } from './draft-text.ts'

/** Whose edit it is, and of which article. */
export type DraftOwner = { agentId: string; articleId: string }
/** An edit that is not saved yet, the version it began from, and the text of it that was last on its way to the service. */
export type SavedEdit = { version: number; text: DraftText; sent?: DraftText | undefined }
/** A text that gave way to another one. */
export type SetAside = { at: string; text: DraftText }

const prefix = 'masthead.draft'
const editKey = ({ agentId, articleId }: DraftOwner) => `${prefix}.${agentId}.${articleId}`
const asideKey = ({ agentId, articleId }: DraftOwner) => `${prefix}-aside.${agentId}.${articleId}`

/** What was typed in this tab and not saved: survives a reload and a lost connection. */
export function savedEdit(owner: DraftOwner): SavedEdit | undefined {
  return editFrom(sessionStorage, owner)
}

function editFrom(storage: Storage, owner: DraftOwner): SavedEdit | undefined {
  const kept = parse(storage.getItem(editKey(owner)))
  // Written by `saveEdit` or `leaveEdit`.
  return isRecord(kept) && isRecord(kept.text) && Array.isArray(kept.text.tags)
    ? (kept as unknown as SavedEdit)
    : undefined
}

/** Leaves what is not saved to whichever tab opens the article next: this one may be closed. */
export function leaveEdit(owner: DraftOwner): void {
  const kept = sessionStorage.getItem(editKey(owner))
  if (kept === null) return
  keepLeftEdit(owner)
  localStorage.setItem(editKey(owner), kept)
}

/** The tab that left its edit is not closed after all: nobody else is to take it. */
export function reclaimEdit(owner: DraftOwner): void {
  const left = localStorage.getItem(editKey(owner))
  if (left !== null && left === sessionStorage.getItem(editKey(owner)))
    localStorage.removeItem(editKey(owner))
}

/** What was typed in this tab and not saved; else what a tab that was closed has left. */
export function takeEdit(owner: DraftOwner): SavedEdit | undefined {
  const left = editFrom(localStorage, owner)
  const own = savedEdit(owner)
  if (own) keepLeftEdit(owner)
  else if (left) saveEdit(owner, left)
  localStorage.removeItem(editKey(owner))
  return own ?? left
}

/** Sets aside what another tab has left, where this tab has another text. */
function keepLeftEdit(owner: DraftOwner): void {
  const left = editFrom(localStorage, owner)
  const own = savedEdit(owner)
  if (left && own && !isSameText(left.text, own.text)) setTextAside(owner, left.text)
}

export function saveEdit(owner: DraftOwner, edit: SavedEdit): void {
  sessionStorage.setItem(editKey(owner), JSON.stringify(edit))
}

/** It is saved, or taken back. What another tab has left stays. */
export function clearEdit(owner: DraftOwner): void {
  reclaimEdit(owner)
  sessionStorage.removeItem(editKey(owner))
}

/** Texts that were put aside for another one, newest first. */
export function textsSetAside(owner: DraftOwner): SetAside[] {
  const kept = parse(localStorage.getItem(asideKey(owner)))
  return Array.isArray(kept) ? (kept as SetAside[]) : []
}

/** Keeps it in the browser: the tab may be closing. */
export function setTextAside(owner: DraftOwner, text: DraftText): void {
  const before = textsSetAside(owner).filter((kept) => !isSameText(kept.text, text))
  const kept = [{ at: new Date().toISOString(), text }, ...before].slice(0, 5)
  localStorage.setItem(asideKey(owner), JSON.stringify(kept))
}

/** Removes every text of this browser: who signs out leaves none to whoever uses it next. */
export function forgetDrafts(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of keysOf(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
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
