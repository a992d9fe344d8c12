import { beforeEach, expect, test, vi } from 'vitest'
import {
  clearEdit,
  forgetDrafts,
  leaveEdit,
  reclaimEdit,
  savedEdit,
  saveEdit,
  takeEdit,
  textsSetAside,
} from './saved-draft.ts'

const owner = { agentId: 'agent-1', articleId: 'article-1' }
const edit = (markdown: string) => ({
  version: 1,
  text: { title: 'Tar', slug: 'tar', description: '', markdown, tags: [] },
})
const typed = (markdown: string) => saveEdit(owner, edit(markdown))
const asideNow = () => textsSetAside(owner).map(({ text }) => text.markdown)

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** Another tab of the same browser. */
const openTab = () => vi.stubGlobal('sessionStorage', storage())

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  openTab()
})

test('a tab that is opened next takes what a closed one has left, and no third one does', () => {
  typed('one')
  leaveEdit(owner)
  openTab()
  expect(takeEdit(owner)?.text.markdown).toBe('one')
  openTab()
  expect(takeEdit(owner)).toBeUndefined()
})

test('what a closed tab has left is set aside where a tab has an edit of its own', () => {
  typed('one')
  leaveEdit(owner)
  openTab()
  typed('two')
  expect(takeEdit(owner)?.text.markdown).toBe('two')
  expect(asideNow()).toEqual(['one'])
})

test('of two tabs that are closed neither text is lost', () => {
  typed('one')
  leaveEdit(owner)
  openTab()
  typed('two')
  leaveEdit(owner)
  openTab()
  expect(takeEdit(owner)?.text.markdown).toBe('two')
  expect(asideNow()).toEqual(['one'])
})

test('a reload sets nothing aside', () => {
  typed('one')
  leaveEdit(owner)
  expect(takeEdit(owner)?.text.markdown).toBe('one')
  expect(asideNow()).toEqual([])
})

test('what is saved after the way back to a page that was left is not there for the next tab', () => {
  typed('one')
  leaveEdit(owner)
  clearEdit(owner)
  openTab()
  expect(takeEdit(owner)).toBeUndefined()

  typed('one')
  leaveEdit(owner)
  reclaimEdit(owner)
  typed('one and more')
  clearEdit(owner)
  openTab()
  expect(takeEdit(owner)).toBeUndefined()
})

test('saving in one tab keeps what another one has left', () => {
  typed('one')
  leaveEdit(owner)
  openTab()
  typed('two')
  reclaimEdit(owner)
  clearEdit(owner)
  expect(takeEdit(owner)?.text.markdown).toBe('one')
})

test('what one agent typed is not shown to another', () => {
  typed('one')
  leaveEdit(owner)
  expect(takeEdit({ ...owner, agentId: 'agent-2' })).toBeUndefined()
  expect(takeEdit(owner)?.text.markdown).toBe('one')
})

test('signing out leaves no text in the browser, and nothing else goes', () => {
  localStorage.setItem('masthead.theme', 'dark')
  for (const text of ['one', 'two']) {
    openTab()
    typed(text)
    leaveEdit(owner)
  }
  forgetDrafts()
  expect(savedEdit(owner)).toBeUndefined()
  expect(takeEdit(owner)).toBeUndefined()
  expect(asideNow()).toEqual([])
  expect(localStorage.length).toBe(1)
})
