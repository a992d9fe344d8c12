import { expect, test } from 'vitest'
import { findMagnetWords } from './find-magnet-words.ts'
import type { LeadMagnetKind, LeadMagnetLanguage } from './lead-magnet-writer.ts'
import { nameLeadMagnet } from './name-lead-magnet.ts'

const parts = [{ items: [1, 2, 3] }, { items: [4, 5] }]

test.each<[LeadMagnetLanguage, LeadMagnetKind, string, string]>([
  ['en', 'checklist', 'kickoff calls', 'Kickoff calls: the 5-point checklist'],
  ['en', 'swipe_file', 'Onboarding emails', 'Onboarding emails: 5 lines to reuse'],
  ['en', 'framework', 'Onboarding', 'Onboarding: a framework in 2 stages'],
  ['de', 'checklist', 'Mühlen', 'Mühlen: die Checkliste mit 5 Punkten'],
  ['en', 'checklist', 'grinder_care-2026.pdf', 'Grinder care 2026: the 5-point checklist'],
  ['en', 'checklist', 'How do I choose a grinder?', 'How do I choose a grinder?'],
  ['en', 'checklist', 'A checklist for bars', 'A checklist for bars'],
  ['en', 'checklist', '{n} {x}', '{n} {x}: the 5-point checklist'],
])('in %s a %s about “%s” is called “%s”', (language, kind, topic, title) => {
  expect(nameLeadMagnet(findMagnetWords(language), { kind, topic, parts })).toBe(title)
})
