export type StoryPost = {
  forum: string
  title: string
  text: string
  hoursAgo: number
  votes: number
  comments: number
  /** It is there only in the last so many days of the month; left out, all the time. */
  lastDays?: number
}

/** What people ask in the forums that the demo searches. */
export const posts: StoryPost[] = [
  {
    forum: 'CustomerSuccess',
    title: 'Can anyone recommend onboarding software that works for a team of three?',
    text: 'We sell scheduling software to physiotherapists and onboard about 15 practices a month. Right now it is a spreadsheet and a lot of emails. We looked at two tools and both charge per seat, which does not work because the receptionist, the owner and the IT person all need to see the plan. What customer onboarding software do you use, and what does it cost you? We need to decide this week.',
    hoursAgo: 9,
    votes: 34,
    comments: 27,
  },
  {
    forum: 'SaaS',
    title: 'Our customer onboarding takes 90 days and I do not know where the time goes',
    text: 'Vertical SaaS for equipment rental, about 200 customers. Sales blames the product, product blames the customers. Has anybody measured where the days of customer onboarding actually go? We wait for data most of the time, but I have no numbers to show. How did you find out?',
    hoursAgo: 20,
    votes: 61,
    comments: 45,
  },
  {
    forum: 'CustomerSuccess',
    title: 'Launchrail is raising prices by 40%. Alternatives for customer onboarding?',
    text: 'Just got the renewal quote for Launchrail: 40% more for the same 12 seats. We run about 30 rollouts at a time. I am looking for an alternative with a shared plan and reminders, where customers do not need a login. Budget is around 900 a month. Who has switched and how painful was it?',
    hoursAgo: 31,
    votes: 52,
    comments: 38,
    lastDays: 5,
  },
  {
    forum: 'CustomerSuccess',
    title: 'What do you put into a kickoff call?',
    text: 'I inherited a 90 minute kickoff deck with 41 slides. Customers nod and then nothing happens for three weeks. What is on your agenda, and how long is your kickoff call for customer onboarding? Templates welcome.',
    hoursAgo: 44,
    votes: 88,
    comments: 63,
  },
  {
    forum: 'SaaS',
    title: 'Customers send us broken spreadsheets. How do you handle data migration in onboarding?',
    text: 'Every customer onboarding stalls at the import: duplicate contacts, dates as text, missing ids. We fix them by hand, which does not scale. Do you ask the customer to clean the data, use a tool, or charge for it?',
    hoursAgo: 66,
    votes: 47,
    comments: 29,
    lastDays: 9,
  },
  {
    forum: 'startups',
    title: 'When did you hire your first onboarding specialist?',
    text: 'We are four founders and 35 customers, and I still do every customer onboarding call myself. At how many new accounts per month did you hire somebody for it? Anything you would do differently?',
    hoursAgo: 90,
    votes: 29,
    comments: 22,
  },
  {
    forum: 'SaaS',
    title: 'Per seat pricing kills our customer onboarding',
    text: 'Our onboarding tool charges per seat, so we invite one person per customer and that person forwards everything by email. I am close to going back to a shared document. Is there customer onboarding software that is priced per project?',
    hoursAgo: 118,
    votes: 73,
    comments: 41,
    lastDays: 12,
  },
  {
    forum: 'CustomerSuccess',
    title: 'Onboarding emails: how many are too many?',
    text: 'We send seven emails in the first two weeks of customer onboarding and the last ones are opened by nobody. How many do you send, and what is in them?',
    hoursAgo: 150,
    votes: 18,
    comments: 16,
  },
  {
    forum: 'startups',
    title: 'Handing over from sales to customer success without losing half of it',
    text: 'Our account executives promise things that nobody writes down, and customer onboarding starts with an apology. We tried a call recording tool, but nobody listens to recordings. What does your handover look like?',
    hoursAgo: 201,
    votes: 40,
    comments: 31,
  },
  {
    forum: 'SaaS',
    title: 'I built a customer onboarding checklist generator, feedback wanted',
    text: 'Launched last night, use my link for 50% off the first year! It makes onboarding checklists from your website. Sign up at my page and tell me what you think of it.',
    hoursAgo: 15,
    votes: 2,
    comments: 3,
  },
  {
    forum: 'CustomerSuccess',
    title: 'Proud moment: our slowest customer went live today',
    text: 'After 140 days of customer onboarding our most difficult account is live. No question, I just wanted to tell people who understand.',
    hoursAgo: 27,
    votes: 112,
    comments: 19,
    lastDays: 5,
  },
  {
    forum: 'CustomerSuccess',
    title: 'Who should run the kickoff call, sales or onboarding?',
    text: 'Our customer meets sales three times and then a stranger leads the kickoff call. Half of the promises get lost. Does anybody let sales lead the kickoff call for customer onboarding, and does it work?',
    hoursAgo: 22,
    votes: 36,
    comments: 33,
    lastDays: 4,
  },
  {
    forum: 'CustomerSuccess',
    title: 'Good kickoff call, then two weeks of silence',
    text: 'Everybody is friendly in the kickoff call and then the customer stops answering. We send reminders. What do you agree on in the call so that customer onboarding does not stall after it?',
    hoursAgo: 39,
    votes: 27,
    comments: 24,
    lastDays: 4,
  },
  {
    forum: 'startups',
    title: 'Customers tell customer success everything again that they told sales',
    text: 'We have a handover call and a form from sales, and customer success still starts from zero. How do you hand over from sales to success with a team of six?',
    hoursAgo: 7,
    votes: 31,
    comments: 26,
    lastDays: 2,
  },
  {
    forum: 'SaaS',
    title: 'Is there a template for the handover from sales to customer success?',
    text: 'Six reps, each with notes of their own. I want one form that customer success reads before the first call. What fields are in your handover from sales?',
    hoursAgo: 12,
    votes: 19,
    comments: 17,
    lastDays: 2,
  },
]

export const rules: Record<string, { title: string; text: string }[]> = {
  CustomerSuccess: [
    {
      title: 'No self-promotion',
      text: 'Do not advertise your product. Mention where you work if you recommend it in a comment.',
    },
    { title: 'Be specific', text: 'Questions need context: team size, number of accounts, what you tried.' },
  ],
  SaaS: [
    {
      title: 'Promotion on Saturdays only',
      text: 'Links to your own product belong into the weekly thread.',
    },
    { title: 'No surveys', text: 'Surveys and recruiting posts are removed.' },
  ],
  startups: [
    {
      title: 'No direct promotion',
      text: 'Posts that advertise are removed; helpful comments may name your company.',
    },
  ],
}
