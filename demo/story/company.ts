/** The company of the demo: it sells onboarding software to makers of software for one trade. Every name is invented. */
export const owner = { email: 'nora@fernway.example', timeZone: 'Europe/Dublin' }

export const agents = {
  marketer: 'Nora at the dashboard',
  editor: 'Editorial agent',
  sales: 'Sales assistant',
}

export const settings = {
  targetTimezone: owner.timeZone,
  publishSchedule: { postsPerDay: 1, slots: ['09:30', '14:00'] },
  autoPublish: false,
  lowBalanceCredits: 150,
  referralLink: 'https://www.fernway.example/start',
  companyProfile: {
    name: 'Fernway',
    websites: ['fernway.example'],
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

/** How the published site looks. */
export const site = {
  name: 'Fernway Field Notes',
  tagline: 'What 1,840 rollouts taught us about bringing new customers live.',
  layout: 'magazine',
  typeface: 'bricolage',
  accent: '#0f5c63',
  paper: '#fbfaf6',
  navigation: [
    { label: 'Product', url: 'https://www.fernway.example/product' },
    { label: 'Pricing', url: 'https://www.fernway.example/pricing' },
    { label: 'Customers', url: 'https://www.fernway.example/customers' },
  ],
  footer:
    'Fernway makes onboarding software for companies that sell software to one trade. Dublin, since 2019.',
  imprintUrl: 'https://www.fernway.example/imprint',
  privacyUrl: 'https://www.fernway.example/privacy',
  language: 'en',
  authors: [
    { name: 'Nora Lindqvist', line: 'Head of content at Fernway' },
    { name: 'Declan Moriarty', line: 'Leads implementation at Fernway' },
  ],
}
