export type StoryDocument = {
  key: string
  title: string
  role?: 'facts' | 'voice' | 'internal'
  /** Working days before today on which it was uploaded. */
  daysAgo: number
  content: string
}

/** What the company knows. The articles cite these texts, and the claim check reads them. */
export const documents: StoryDocument[] = [
  {
    key: 'benchmark',
    title: 'Onboarding benchmark: 1,840 rollouts',
    daysAgo: 22,
    content: `# Onboarding benchmark: 1,840 rollouts

We looked at 1,840 rollouts of 63 software companies between January and December 2025.

## Time to go-live

The median rollout took 47 days from signature to go-live. The fastest quarter went live within 21 days. The slowest quarter
needed more than 96 days. Accounts that went live within 30 days renewed at 94%. Accounts that needed more than 90 days renewed
at 71%.

| Days to go-live | Share of rollouts | Renewal rate |
|---|---|---|
| Up to 30 | 31% | 94% |
| 31 to 60 | 34% | 88% |
| 61 to 90 | 17% | 80% |
| More than 90 | 18% | 71% |

## Where the time goes

Waiting for customer data took 38% of the time. Scheduling took 22%. Configuration by the vendor took 17%. Training took 14%, and
sign-off took 9%. In 58% of the late rollouts nobody on the customer's side had a deadline.

## Who is in the room

Rollouts with a named owner on the customer's side went live 19 days sooner than those without. An executive sponsor who joined
the kickoff call made no measurable difference.`,
  },
  {
    key: 'kickoff',
    title: 'Kickoff calls: agenda and results',
    daysAgo: 21,
    content: `# Kickoff calls: agenda and results

Our implementation team recorded 212 kickoff calls in 2025 and compared them with the rollouts that followed.

## What worked

Calls that ended with a written go-live date had a median rollout of 33 days. Calls without a date had 58 days. The best
calls lasted 40 minutes. Calls of more than an hour ended with fewer agreed tasks.

## The agenda

Five minutes: what the customer wants to be able to do on the first day. Ten minutes: who does what. Ten minutes: where the data
lives and who can export it. Ten minutes: the plan with dates. Five minutes: risks. Send the agenda two days before
the call. Name one owner for every task. Ask for a sample export before the call.

## What to leave out

Product tours belong in training. In 212 calls, a product tour took 24 minutes on average, and 7 of 10 customers asked for it
again later.`,
  },
  {
    key: 'migration',
    title: 'Data migration playbook',
    daysAgo: 19,
    content: `# Data migration playbook

## Before you import

Ask for a sample export of 50 records before you plan anything. A sample showed 83% of the problems that the full import showed
later. The most common problems were duplicate contacts (41%), free text in date fields (27%) and missing identifiers (19%).
Agree on one person who decides about duplicates. Never clean the data in the customer's old system.

## The three imports

Run a trial import with the sample, a full import into a test workspace, and the final import on the day before go-live. Three
imports took 6 days of calendar time in the median. Teams that went straight to the final import needed 2.4 attempts on average.

## After the import

Count records per type and compare the counts with the export. Let the customer check 20 records that they know well. Keep the
export for 90 days. Delete it after that, and tell the customer that you did.`,
  },
  {
    key: 'handover',
    title: 'From sales to success: handover notes',
    daysAgo: 17,
    content: `# From sales to success: handover notes

## What gets lost

We compared 148 sales notes with what customers said in the kickoff call. The reason for buying was missing from 44% of the notes.
A promised feature was missing from 12%. The name of the person who runs the rollout was missing from 61%.

## The handover form

The form has six fields: why they bought, what they were promised, who owns the rollout, where the data lives, what must work on
the first day, and the date they need. Account executives fill it in within one day of the signature. Since the form became
mandatory in March 2025, the time between signature and kickoff fell from 11 days to 4 days.

## Who reads it

The implementation lead reads it before the welcome email goes out. The account executive joins the first ten minutes of the
kickoff call.`,
  },
  {
    key: 'brightvet',
    title: 'Customer story: Brightvet',
    daysAgo: 16,
    content: `# Customer story: Brightvet

Brightvet makes practice software for veterinary clinics and has 640 clinics as customers. Before Fernway, a clinic needed 62 days
to go live. With a shared plan and weekly reminders it needed 29 days.

"We stopped chasing people by email. The plan does it, and nobody takes it personally," says Aoife Brennan, head of customer
success at Brightvet.

Brightvet runs 35 rollouts at a time with a team of four. Before, the same team ran 18. Clinics that went live in under 30 days
opened 43% fewer support tickets in their first quarter.`,
  },
  {
    key: 'mooring',
    title: 'Customer story: Mooring',
    daysAgo: 18,
    content: `# Customer story: Mooring

Mooring sells berth management software to 118 marinas in nine countries. Its season starts in April, so every rollout has to end
in March. In 2024, 14 of 31 new marinas missed the date. In 2025, 3 of 36 did.

The change was one rule: no kickoff call without a sample export. "Half of our delays were spreadsheets that nobody had opened in
years," says Pieter Hoekstra, implementation lead at Mooring.

Training moved from live sessions to nine short recordings with a quiz. Harbour masters finish them in 70 minutes on average.`,
  },
  {
    key: 'handbook',
    title: 'Implementation handbook: kickoff calls',
    daysAgo: 15,
    content: `# Implementation handbook: kickoff calls

## Before the kickoff call

- Read the handover form before you write the welcome email.
- Send the agenda two days before the kickoff call.
- Ask for a sample export of 50 records before the kickoff call.
- Ask who will own the rollout on the customer's side, and invite that person by name.
- Check that the test workspace opens before you share it.

## During the kickoff call

- Start the kickoff call with what the customer wants to be able to do on the first day.
- Name one owner for every task, and one date.
- Write the go-live date into the plan while everybody looks.
- Leave the product tour for the training.
- End the kickoff call after 40 minutes, even if somebody wants to go on.

## After the kickoff call

- Send the plan within one hour of the kickoff call.
- Set a reminder for every task two days before it is due.
- Call the owner if the sample export has not arrived after three days.
- Move the go-live date only together with the customer, and write down why.`,
  },
  {
    key: 'emails',
    title: 'Onboarding emails: 90 days of tests',
    daysAgo: 11,
    content: `# Onboarding emails: 90 days of tests

We tested onboarding emails with 3,200 new users of eleven products over 90 days.

## What changed behaviour

An email with a single task was completed by 34% of the readers. An email with three tasks was completed by 12%. Emails sent by a
named person were answered by 9%, and emails from a team address by 2%. A reminder after two days brought back 21% of those who
had not finished. A second reminder brought back 4%.

## What did not

Sending time made no difference between 8:00 and 17:00. Pictures of the product lowered the completion rate from 34% to 29%.

## Recommended sequence

Day 0: one task that takes less than five minutes. Day 2: a reminder, only for those who have not finished. Day 5: the second
task. Day 9: a short story of a similar customer. Day 14: an offer to talk.`,
  },
  {
    key: 'plans',
    title: 'Plans and prices 2026',
    daysAgo: 14,
    content: `# Plans and prices 2026

Fernway costs €29 per rollout and month, with no charge per seat. The Team plan starts at ten rollouts. The Scale plan starts at
50 rollouts and costs €22 per rollout and month. Customers of your customers never need an account or a licence.

Both plans include the shared plan, data checks, reminders and the API. The Scale plan adds single sign-on, a sandbox and a named
implementation lead. Contracts run monthly or yearly; a yearly contract saves two months.`,
  },
  {
    key: 'security',
    title: 'Security overview for buyers',
    daysAgo: 14,
    content: `# Security overview for buyers

Data is stored in Dublin and Frankfurt. Backups are taken every six hours and kept for 35 days. Uploaded exports are encrypted,
kept for 90 days and then deleted. Access by our staff needs an approval by the customer and is logged.

We answer security questionnaires within three working days. A penetration test takes place every spring; the summary is available
under a confidentiality agreement.`,
  },
  {
    key: 'voice',
    title: 'How we write',
    role: 'voice',
    daysAgo: 22,
    content: `# How we write

We open with the number that matters and say where it comes from. We use short sentences and plain verbs. We name people by their
full name and role the first time. We do not tell readers how they feel. When something failed, we say so and say what we changed.`,
  },
  {
    key: 'renewals',
    title: 'Renewal risks, third quarter',
    role: 'internal',
    daysAgo: 12,
    content: `# Renewal risks, third quarter

Eleven accounts are at risk. Seven of them went live after more than 90 days. Two lost the person who owned the rollout. Two are
waiting for the calendar integration, which is planned for February.`,
  },
]

/** Pages of others that articles cite, by their address. */
export const pages: Record<
  string,
  { key: string; title: string; publisher: string; daysAgo: number; html: string }
> = {
  'https://research.saasledger.example/retention-2026': {
    key: 'retention',
    title: 'Retention in vertical software, 2026 edition',
    publisher: 'SaaS Ledger',
    daysAgo: 30,
    html: `<p>SaaS Ledger surveyed 412 vertical software companies in the spring of 2026. Net revenue retention was 103% in the
median, two points lower than in 2025. Gross retention was 89%.</p><h2>The first quarter decides</h2><p>Customers who reached
their first outcome within 30 days were three times as likely to renew as those who did not. Companies with a dedicated
onboarding team retained 92% of their customers; companies without one retained 85%.</p><h2>Reasons for leaving</h2><p>The reason
given most often for cancelling in the first year was that the product was never fully set up (37%), before price (24%) and
missing features (18%). Only 6% named poor support.</p><h2>Team size</h2><p>One onboarding specialist looked after 14 new accounts
at a time in the median. In the best quarter of companies it was 22.</p>`,
  },
  'https://www.csguild.example/handbook/training': {
    key: 'guild',
    title: 'Training that sticks: a handbook chapter',
    publisher: 'Customer Success Guild',
    daysAgo: 55,
    html: `<p>The Customer Success Guild asked 96 of its members how they train new customers. Live group sessions were the most
common form (64%), followed by recordings (52%) and written guides (47%).</p><h2>Short beats long</h2><p>Members who split their
training into parts of less than ten minutes reported a completion rate of 78%. With parts of more than thirty minutes the rate
was 41%.</p><h2>Practice in the real workspace</h2><p>Exercises with the customer's own data halved the number of questions in
the first month. Members recommend to schedule training no more than five days before go-live, because people forget what they do
not use.</p>`,
  },
}
