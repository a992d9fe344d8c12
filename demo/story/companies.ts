type Person = { name: string; role: string; mailbox?: string }
type Post = { title: string; daysAgo: number; text: string }

export type StoryCompany = {
  host: string
  /** False where robots.txt lets nobody read the site. */
  isOpen: boolean
  name: string
  headline: string
  about: string
  customers: string
  prices: string
  place: string
  founded: number
  team: Person[]
  roles: { title: string; daysAgo: number; text: string }[]
  posts: Post[]
}

/** Companies that the sales assistant looks at; their sites are served to the site reader from here. */
export const companies: StoryCompany[] = [
  {
    host: 'roastbook.example',
    isOpen: true,
    name: 'Roastbook',
    headline: 'The platform for coffee roasters',
    about:
      'Roastbook is the software platform built for coffee roasters: roast logs, green coffee inventory and wholesale orders in one workspace.',
    customers: 'Trusted by 900 roasteries in 14 countries. Sign up in a minute, no card needed.',
    prices:
      'Starter costs €39 per month and Pro costs €89 per month for each roastery. Cancel whenever you like.',
    place: 'Porto',
    founded: 2019,
    team: [
      { name: 'Ana Ferreira', role: 'Head of Customer Success', mailbox: 'ana.ferreira' },
      { name: 'Tom van Dijk', role: 'Co-founder and CEO' },
      { name: 'Mei Chen', role: 'Software Engineer' },
    ],
    roles: [
      {
        title: 'Onboarding Specialist',
        daysAgo: 8,
        text: 'You take new roasteries from signature to their first logged roast.',
      },
      {
        title: 'Backend Engineer',
        daysAgo: 25,
        text: 'You build our API and our integrations with roasting machines.',
      },
    ],
    posts: [
      {
        title: 'Introducing Tally, a roast log that fills itself in',
        daysAgo: 6,
        text: 'Tally reads the roasting machine and writes the log. Roasters lose about four hours a week to paper logs, and this is our answer.',
      },
      {
        title: 'Roastbook raises €6 million Series A to digitise coffee roasting',
        daysAgo: 20,
        text: 'The round lets us hire for customer success and open an office in Antwerp.',
      },
      {
        title: 'What a green coffee contract should say',
        daysAgo: 58,
        text: 'A checklist of eleven clauses, written with two importers.',
      },
    ],
  },
  {
    host: 'www.chartdeck.example',
    isOpen: true,
    name: 'Chartdeck',
    headline: 'Charter management for boat owners and agencies',
    about:
      'Chartdeck is booking and fleet software for yacht charter companies: calendars, contracts, crew lists and check-in on one screen.',
    customers: '240 charter companies run their season on Chartdeck. Book a demo or start a free trial.',
    prices: 'Plans start at €4 per boat and week during the season. There is no charge in winter.',
    place: 'Split',
    founded: 2016,
    team: [
      { name: 'Ivana Perić', role: 'VP Customer Experience', mailbox: 'ivana' },
      { name: 'Marko Babić', role: 'Managing Director' },
      { name: 'Lucía Ortega', role: 'Head of Marketing', mailbox: 'lucia' },
    ],
    roles: [
      {
        title: 'Implementation Manager (season start)',
        daysAgo: 15,
        text: 'You bring 60 new fleets live before April and own the plan with each of them.',
      },
    ],
    posts: [
      {
        title: 'New: digital check-in for skippers',
        daysAgo: 11,
        text: 'Guests sign the crew list on their phone before they reach the pier.',
      },
      {
        title: 'How we moved 31 fleets in one winter',
        daysAgo: 44,
        text: 'Thirty-one fleets came over from three other systems. Late data was the reason for every late start.',
      },
    ],
  },
  {
    host: 'salonsheet.example',
    isOpen: true,
    name: 'Salonsheet',
    headline: 'Appointments and stock for hair salons',
    about:
      'Salonsheet is appointment and inventory software for independent hair salons, with reminders by text message and a till that works offline.',
    customers: 'More than 5,000 stylists work with Salonsheet every day.',
    prices:
      'One chair costs £12 a month. The first 14 days are free, and we move your customer list for you.',
    place: 'Leeds',
    founded: 2021,
    team: [
      { name: 'Priya Nair', role: 'Founder' },
      { name: 'Callum Reid', role: 'Customer Success Lead', mailbox: 'callum.reid' },
    ],
    roles: [],
    posts: [
      {
        title: 'We now move your customer list for free',
        daysAgo: 27,
        text: 'Half of our trials ended at the import. So we do the import.',
      },
    ],
  },
  {
    host: 'gardenledger.example',
    isOpen: true,
    name: 'Garden Ledger',
    headline: 'Quotes, crews and invoices for landscapers',
    about:
      'Garden Ledger is job management software for landscaping companies: measure a garden, send the quote, plan the crew and bill the hours.',
    customers: 'Used by 1,150 crews across Britain and Ireland.',
    prices: 'Crew costs £49 per month for up to five people, Company costs £119 per month.',
    place: 'Bath',
    founded: 2018,
    team: [
      { name: 'Hannah Whitlock', role: 'Chief Customer Officer', mailbox: 'hannah' },
      { name: 'Owen Pryce', role: 'Co-founder and CTO' },
    ],
    roles: [
      {
        title: 'Customer Onboarding Manager',
        daysAgo: 3,
        text: 'Our winter intake doubles the number of new accounts. You build the process for it.',
      },
      {
        title: 'Product Marketer',
        daysAgo: 12,
        text: 'You explain what we build to people who work outdoors.',
      },
    ],
    posts: [
      {
        title: 'Launching Measure: a quote from four photographs',
        daysAgo: 5,
        text: 'Measure works out areas and edges from four photographs, and writes the quote.',
      },
      {
        title: 'Our customers on what a late quote costs',
        daysAgo: 33,
        text: 'We asked 86 crews. A quote that goes out on the same day is accepted twice as often.',
      },
    ],
  },
  {
    host: 'kilnhouse.example',
    isOpen: false,
    name: 'Kilnhouse',
    headline: 'Studio bookings for potters',
    about: 'Kilnhouse books wheels, shelves and firings for shared pottery studios.',
    customers: '',
    prices: 'Free for studios with fewer than ten members.',
    place: 'Ghent',
    founded: 2024,
    team: [{ name: 'Lotte Claes', role: 'Founder' }],
    roles: [],
    posts: [],
  },
]
