import { expect, test } from 'vitest'
import { permitsReveal, revealPermit, revealSeconds } from './key-reveal.ts'

const now = new Date('2026-11-21T00:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a permit shows the key it was made for, until it runs out', () => {
  const permit = revealPermit('service_agent_new', 'secret', now)
  expect(permitsReveal(permit, 'service_agent_new', 'secret', later(revealSeconds - 1))).toBe(true)
  expect(permitsReveal(permit, 'service_agent_new', 'secret', later(revealSeconds))).toBe(false)
})

test('a permit shows no other key, cannot be prolonged, and holds no part of the key', () => {
  const permit = revealPermit('service_agent_new', 'secret', now)
  expect(permitsReveal(permit, 'service_agent_other', 'secret', now)).toBe(false)
  expect(permitsReveal(permit, 'service_agent_new', 'another', now)).toBe(false)
  expect(permitsReveal(permit.replace(/^\d+/, '99999999999'), 'service_agent_new', 'secret', now)).toBe(false)
  for (const forged of [undefined, '', '.', '1.', 'x.y']) {
    expect(permitsReveal(forged, 'service_agent_new', 'secret', now)).toBe(false)
  }
  expect(permit).not.toContain('new')
})
