import { readStory } from './read-story.ts'

export type StoryDocument = {
  key: string
  title: string
  role?: 'facts' | 'voice' | 'internal'
  /** Working days before today on which it was uploaded. */
  daysAgo: number
  content: string
}

/** What the company knows. The articles cite these texts, and the claim check reads them. */
export const documents: StoryDocument[] = (
  [
    { key: 'benchmark', title: 'Onboarding benchmark: 1,840 rollouts', daysAgo: 22 },
    { key: 'kickoff', title: 'Kickoff calls: agenda and results', daysAgo: 21 },
    { key: 'migration', title: 'Data migration playbook', daysAgo: 19 },
    { key: 'handover', title: 'From sales to success: handover notes', daysAgo: 17 },
    { key: 'brightvet', title: 'Customer story: Brightvet', daysAgo: 16 },
    { key: 'mooring', title: 'Customer story: Mooring', daysAgo: 18 },
    { key: 'handbook', title: 'Implementation handbook: kickoff calls', daysAgo: 15 },
    { key: 'emails', title: 'Onboarding emails: 90 days of tests', daysAgo: 11 },
    { key: 'welcome', title: 'Welcome emails: lines that get an answer', daysAgo: 10 },
    { key: 'plans', title: 'Plans and prices 2026', daysAgo: 14 },
    { key: 'security', title: 'Security overview for buyers', daysAgo: 14 },
    { key: 'voice', title: 'How we write', role: 'voice', daysAgo: 22 },
    { key: 'renewals', title: 'Renewal risks, third quarter', role: 'internal', daysAgo: 12 },
  ] as const
).map((document) => ({ ...document, content: readStory(`documents/${document.key}.md`) }))
