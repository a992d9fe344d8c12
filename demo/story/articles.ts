import { readStory } from './read-story.ts'

export type StoryArticle = {
  topic: string
  title: string
  description: string
  tags: string[]
  /** Markdown; `[key]` cites the document or page of that key. */
  body: string
}

/** What the writer of the demo hands in, by topic. */
export const articles: StoryArticle[] = [
  {
    topic: 'How long a rollout takes: the onboarding benchmark',
    title: 'How long should onboarding take? What 1,840 rollouts show',
    description:
      'Renewal rates by days to go-live, where the days are lost, and a way to compare your own last ten rollouts in one afternoon.',
    tags: ['benchmarks', 'time to value', 'retention'],
    file: 'how-long-onboarding-takes',
  },
  {
    topic: 'A kickoff call agenda that ends with a date',
    title: 'The 40-minute kickoff call, minute by minute',
    description:
      'An agenda in five parts from 212 recorded kickoff calls: who has to be there, what to leave out, and what to do without a date.',
    tags: ['kickoff', 'templates', 'time to value'],
    file: 'the-40-minute-kickoff-call',
  },
  {
    topic: 'Ask for a sample export before the kickoff call',
    title: 'Ask for 50 records before you plan anything',
    description:
      'How much a small sample of records shows before an import, why two counts of it differ, and how to ask so that the file arrives.',
    tags: ['data migration', 'customer stories', 'kickoff'],
    file: 'ask-for-50-records',
  },
  {
    topic: 'Data migration in three imports instead of one',
    title: 'Why three imports are faster than one',
    description:
      'Trial, test, final: what each import is for, three rules that settle most duplicates, and the check that counting does not replace.',
    tags: ['data migration', 'templates'],
    file: 'three-imports',
  },
  {
    topic: 'What gets lost between sales and customer success',
    title: 'Six fields that stop knowledge from getting lost after the sale',
    description:
      'What sales notes leave out about the customer, a handover form with six fields, and two changes that made people fill it in.',
    tags: ['handover', 'templates'],
    file: 'six-fields-after-the-sale',
  },
  {
    topic: 'How Brightvet doubled its rollouts with the same team',
    title: 'How Brightvet runs 35 rollouts with a team of four',
    description:
      'From 18 rollouts at a time to 35 within a year: what the team changed, what it got wrong first, and which part is worth copying.',
    tags: ['customer stories', 'team'],
    file: 'how-brightvet-runs-35-rollouts',
  },
  {
    topic: 'Onboarding emails with a single task',
    title: 'One email, one task: what 90 days of tests taught us',
    description:
      'What moved completion in tests with 3,200 users, what made no difference, and a sequence of five emails that ends with a call.',
    tags: ['emails', 'experiments', 'templates'],
    file: 'one-email-one-task',
  },
  {
    topic: 'Training customers in parts of ten minutes',
    title: 'Split your training into parts of ten minutes',
    description:
      'Short parts are finished more often. How to cut a long session, when to schedule it, and what to do when the trained one leaves.',
    tags: ['training', 'time to value'],
    file: 'training-in-parts',
  },
  {
    topic: 'Why customers cancel in the first year',
    title: 'The most common reason for leaving is an unfinished setup',
    description:
      'Price comes second in the first year, and lower still when a person asks. How to find the accounts at risk before their renewal does.',
    tags: ['retention', 'benchmarks'],
    file: 'the-reason-for-leaving',
  },
  {
    topic: 'How many rollouts one person can run',
    title: 'How many rollouts can one person run?',
    description:
      'Why a count of rollouts tells you little about the load, where the hours of a week really go, and how to know that it is time to hire.',
    tags: ['team', 'handover'],
    file: 'how-many-rollouts',
  },
  {
    topic: 'Security questions in onboarding',
    title: 'Answer the security questions before they are asked',
    description:
      'The five questions that every review asks, our own answers as an example, and where in the rollout to send them to lose no time.',
    tags: ['security', 'kickoff'],
    file: 'security-questions',
  },
  {
    topic: 'What a rollout costs and who pays for it',
    title: 'Per rollout, not per seat: how we price onboarding',
    description:
      'What bringing a customer live costs the vendor, what others charge for it, and why we gave up charging by the seat.',
    tags: ['pricing'],
    file: 'per-rollout-not-per-seat',
  },
  {
    topic: 'Deadlines for rollouts and kickoff calls',
    title: 'Rollouts with a named owner go live sooner',
    description:
      'One owner is worth 19 days and two owners are worth one. How to find the right name, and how to set dates that do not move.',
    tags: ['kickoff', 'time to value'],
    file: 'a-named-owner',
  },
  {
    topic: 'Customer story: how Mooring goes live before the season',
    title: 'When the season will not wait: go-live before April',
    description:
      'In 2024 almost half of Mooring’s new marinas missed the season. The calendar and the one rule that changed it, and what still fails.',
    tags: ['customer stories', 'time to value'],
    file: 'go-live-before-april',
  },
  {
    topic: 'The onboarding benchmark in a monthly report',
    title: 'Three onboarding numbers for your monthly report',
    description:
      'Days to go-live, renewals by speed and rollouts without an owner: how to count them, and what each of them should make you do.',
    tags: ['benchmarks', 'templates'],
    file: 'three-numbers-for-your-report',
  },
].map(({ file, ...article }) => ({ ...article, body: readStory(`articles/${file}.md`) }))
