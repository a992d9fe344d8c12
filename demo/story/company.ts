/** The company of the demo: it sells onboarding software to makers of software for one trade. Every name is invented. */
export const owner = { email: 'nora@fernway.example', timeZone: 'Europe/Dublin' }

export const agents = {
  marketer: 'Nora at the dashboard',
  editor: 'Editorial agent',
  sales: 'Sales assistant',
}

export const settings = {
  siteTitle: 'Fernway',
  targetTimezone: owner.timeZone,
  publishSchedule: { postsPerDay: 1, slots: ['09:30', '14:00'] },
  autoPublish: false,
  lowBalanceCredits: 150,
  referralLink: 'https://www.fernway.example/start',
  companyProfile: {
    name: 'Fernway',
    sells: 'Customer onboarding software: a shared plan, data checks and reminders for every new account.',
    customers: 'Customer success teams of software companies that serve one trade',
    offer: 'A rollout review: we look at three of your recent rollouts and say where they stalled',
    callToAction: { text: 'Book a rollout review', url: 'https://www.fernway.example/review' },
    audience: 'Heads of customer success, implementation leads and founders of vertical software companies',
    category: 'customer onboarding software',
    competitors: ['Launchrail', 'Gangway', 'Arrivo'],
    authors: ['Nora Lindqvist', 'Declan Moriarty'],
    tone: 'Plain and concrete. Numbers first, then what to do about them. No hype.',
    wordsToUse: ['rollout', 'go-live', 'kickoff call'],
    wordsToAvoid: ['game-changer', 'seamless', 'delight'],
  },
}
