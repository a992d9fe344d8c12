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
      'The median rollout took 47 days from signature to go-live. What the fastest quarter does, and how renewals follow.',
    tags: ['benchmarks', 'time to value'],
    body: `The median rollout took 47 days from signature to go-live [benchmark]. The fastest quarter went live within 21 days [benchmark]. The slowest quarter needed more than 96 days [benchmark].

## Speed and renewal go together

Accounts that went live within 30 days renewed at 94% [benchmark]. Accounts that needed more than 90 days renewed at 71% [benchmark]. A survey of 412 vertical software companies points the same way: customers who reached their first outcome within 30 days were three times as likely to renew as those who did not [retention].

| Days to go-live | Share of rollouts | Renewal rate |
|---|---|---|
| Up to 30 | 31% | 94% |
| 31 to 60 | 34% | 88% |
| 61 to 90 | 17% | 80% |
| More than 90 | 18% | 71% |

## Where the days go

Waiting for customer data took 38% of the time [benchmark]. Scheduling took 22% [benchmark]. Configuration by the vendor took only 17% [benchmark]. If you want to shorten a rollout, start with the data and not with your own settings screens.

## What to do this week

Look at your last ten rollouts and write down two dates for each: the signature and the go-live. Then ask who owned each of them. Rollouts with a named owner on the customer's side went live 19 days sooner than those without [benchmark].`,
  },
  {
    topic: 'A kickoff call agenda that ends with a date',
    title: 'The 40-minute kickoff call, minute by minute',
    description: 'An agenda from 212 recorded calls, and the one sentence that every call should end with.',
    tags: ['kickoff', 'templates'],
    body: `Calls that ended with a written go-live date had a median rollout of 33 days [kickoff]. Calls without a date had 58 days [kickoff]. If you change one thing about your kickoff call, end it with a date.

## The agenda

The best calls lasted 40 minutes [kickoff]. Calls of more than an hour ended with fewer agreed tasks [kickoff]. Divide the time like this:

1. Five minutes: what the customer wants to be able to do on the first day.
2. Ten minutes: who does what.
3. Ten minutes: where the data lives and who can export it.
4. Ten minutes: the plan with dates.
5. Five minutes: risks.

## Before the call

Send the agenda two days before. Ask for a sample export, and name one owner for every task.

## What to leave out

A product tour took 24 minutes on average [kickoff]. 7 of 10 customers asked for it again later [kickoff]. Keep the tour for training.

Do you need an executive in the room? A named owner for every task matters more.`,
  },
  {
    topic: 'Ask for a sample export before the kickoff call',
    title: 'Ask for 50 records before you plan anything',
    description: 'A small sample shows most of the problems of the full import. How Mooring made it a rule.',
    tags: ['data migration', 'customer stories'],
    body: `A sample of 50 records showed 83% of the problems that the full import showed later [migration]. Ask for it before you promise a date.

## What you will find

The most common problems were duplicate contacts (41%), free text in date fields (27%) and missing identifiers (19%) [migration]. None of these is hard to solve in the first week. All of them are hard to solve on the day before go-live.

## How Mooring made it a rule

Mooring sells berth management software to 118 marinas in nine countries [mooring]. Its season starts in April, so every rollout has to end in March [mooring]. In 2024, 14 of 31 new marinas missed the date [mooring]. In 2025, 3 of 36 did [mooring].

The change was one rule: no kickoff call without a sample export [mooring]. "Half of our delays were spreadsheets that nobody had opened in years," says Pieter Hoekstra, implementation lead at Mooring [mooring].

## How to ask

Write one sentence in the welcome email: please send us any 50 customer records, exactly as your system exports them. Do not send a template. A template hides the problems that you want to see.`,
  },
  {
    topic: 'Data migration in three imports instead of one',
    title: 'Why three imports are faster than one',
    description: 'Trial, test, final: the sequence that takes six days and saves a second attempt.',
    tags: ['data migration'],
    body: `Teams that went straight to the final import needed 2.4 attempts on average [migration]. Three planned imports took 6 days of calendar time in the median [migration].

## The sequence

Run a trial import with the sample, a full import into a test workspace, and the final import on the day before go-live.

## Who decides about duplicates

Agree on one person who decides about duplicates before the second import. Never clean the data in the customer's old system, because you will not be able to repeat it.

## How to know that you are done

Count records per type and compare the counts with the export. Let the customer check 20 records that they know well.

## Afterwards

Keep the export for 90 days [migration]. Delete it after that, and tell the customer that you did. Buyers ask about this in every security review, so write it into the plan.`,
  },
  {
    topic: 'What gets lost between sales and customer success',
    title: 'Six fields that stop knowledge from getting lost after the sale',
    description:
      'In 148 sales notes, 61% did not name the person who runs the rollout. A short form fixed it.',
    tags: ['handover', 'templates'],
    body: `The name of the person who runs the rollout was missing from 61% of the notes [handover]. The reason for buying was missing from 44% of the notes [handover]. A promised feature was missing from 12% [handover].

## The form

The form has six fields [handover]:

- why they bought
- what they were promised
- who owns the rollout
- where the data lives
- what must work on the first day
- the date they need

Account executives fill it in within one day of the signature [handover].

## What it changed

Since the form became mandatory in March 2025, the time between signature and kickoff fell from 11 days to 4 days [handover].

## Make it stick

Forms die when nobody reads them. The implementation lead reads it before the welcome email goes out, and the account executive joins the first ten minutes of the kickoff call [handover]. Start with the last deal you closed: fill in the six fields from memory, and count the blanks.`,
  },
  {
    topic: 'How Brightvet doubled its rollouts with the same team',
    title: 'How Brightvet runs 35 rollouts with a team of four',
    description:
      'Before Fernway, a clinic needed 62 days to go live. With a shared plan and weekly reminders it needed 29 days.',
    tags: ['customer stories'],
    body: `Brightvet makes practice software for veterinary clinics and has 640 clinics as customers [brightvet]. Before Fernway, a clinic needed 62 days to go live [brightvet]. With a shared plan and weekly reminders it needed 29 days [brightvet].

## The same team, twice the work

Brightvet runs 35 rollouts at a time with a team of four [brightvet]. Before, the same team ran 18 [brightvet]. For comparison: one onboarding specialist looked after 14 new accounts at a time in the median of a recent survey [retention].

## No more chasing

"We stopped chasing people by email. The plan does it, and nobody takes it personally," says Aoife Brennan, head of customer success at Brightvet [brightvet].

## It shows in support

Clinics that went live in under 30 days opened 43% fewer support tickets in their first quarter [brightvet]. That is time which the team spends on the next clinic.

## What you can copy

Put the plan where the customer sees it. Give every task one owner and one date. Let the reminder come from the plan and not from a person.`,
  },
  {
    topic: 'Onboarding emails with a single task',
    title: 'One email, one task: what 90 days of tests taught us',
    description: 'An email with one task was completed by 34% of readers. With three tasks it was 12%.',
    tags: ['emails', 'experiments'],
    body: `An email with a single task was completed by 34% of the readers [emails]. An email with three tasks was completed by 12% [emails]. We tested this with 3,200 new users of eleven products over 90 days [emails].

## Write as a person

Emails sent by a named person were answered by 9%, and emails from a team address by 2% [emails]. An answer is worth more than a click: it tells you what stands in the way.

## Remind once

A reminder after two days brought back 21% of those who had not finished [emails]. A second reminder brought back 4% [emails]. After that, pick up the phone.

## What you can stop worrying about

Sending time made no difference between 8:00 and 17:00 [emails]. Pictures of the product lowered the completion rate from 34% to 29% [emails].

## The sequence

1. Day 0: one task that takes less than five minutes.
2. Day 2: a reminder, only for those who have not finished.
3. Day 5: the second task.
4. Day 9: a short story of a similar customer.
5. Day 14: an offer to talk.`,
  },
  {
    topic: 'Training customers in parts of ten minutes',
    title: 'Split your training into parts of ten minutes',
    description: 'Start with your longest session.',
    tags: ['training'],
    body: `Members of the Customer Success Guild who split their training into parts of less than ten minutes reported a completion rate of 78% [guild]. With parts of more than thirty minutes the rate was 41% [guild].

## What most teams do

The Guild asked 96 of its members how they train new customers [guild]. Live group sessions were the most common form (64%), followed by recordings (52%) and written guides (47%) [guild]. A live session is easy to hold and hard to repeat, so record the part that everybody needs.

## Use the customer's own data

Exercises with the customer's own data halved the number of questions in the first month [guild]. This is one more reason to import before you train.

## When to schedule it

Members recommend to schedule training no more than five days before go-live, because people forget what they do not use [guild].

## A plan for next week

Take your longest session and mark the places where a customer could stop and try something. Those are your parts. Record the first one and measure how many finish it.`,
  },
  {
    topic: 'Why customers cancel in the first year',
    title: 'The most common reason for leaving is an unfinished setup',
    description: '37% of customers who cancel in their first year never had the product fully set up.',
    tags: ['retention', 'benchmarks'],
    body: `The reason given most often for cancelling in the first year was that the product was never fully set up (37%), before price (24%) and missing features (18%) [retention]. Only 6% named poor support [retention].

## Setup is a renewal issue

Companies with a dedicated onboarding team retained 92% of their customers; companies without one retained 85% [retention]. Our own numbers add the time: accounts that went live within 30 days renewed at 94% [benchmark].

## Who is missing

In 58% of the late rollouts nobody on the customer's side had a deadline [benchmark]. Before you discount a renewal, ask whether the customer ever had a date.

## A check for your accounts

List every account that signed more than 60 days ago. For each, write down the first thing that the customer wanted to do, and whether they have done it. Call those with a blank first.`,
  },
  {
    topic: 'How many rollouts one person can run',
    title: 'How many rollouts can one person run?',
    description:
      'What limits a team, when to hire, and how Brightvet runs 35 rollouts at a time with a team of four.',
    tags: ['team'],
    body: `Brightvet runs 35 rollouts at a time with a team of four [brightvet]. Before, the same team ran 18 [brightvet]. That is almost nine rollouts for each person, and the number says as much about the plan as about the people.

## What limits you

Look at your calendar before you look for people. How much of it is finding dates, and how much is waiting for data? Give both to a plan that reminds people.

## Start with the handover

The name of the person who runs the rollout was missing from 61% of the notes that we compared [handover]. Every missing name costs a day of asking. Since the handover form became mandatory in March 2025, the time between signature and kickoff fell from 11 days to 4 days [handover].

## When to hire

Count the tasks that wait for your team and not for the customer. If they wait longer than two days, hire. If the customer's tasks wait longer, change the plan first.`,
  },
  {
    topic: 'Security questions in onboarding',
    title: 'Answer the security questions before they are asked',
    description: 'A page for every kickoff call: storage, backups, access and deletion.',
    tags: ['security'],
    body: `Put these answers into the kickoff material, so that the review begins early.

## The five questions

**Where is the data?** Data is stored in Dublin and Frankfurt [security].

**Is there a backup?** Backups are taken every six hours and kept for 35 days [security].

**What happens to our exports?** Uploaded exports are encrypted, kept for 90 days and then deleted [security].

**Who can see our data?** Access by our staff needs an approval by the customer and is logged [security].

**Do you test it?** A penetration test takes place every spring; the summary is available under a confidentiality agreement [security].

## When a questionnaire comes anyway

We answer security questionnaires within three working days [security]. Ask for the questionnaire in the kickoff call, and put its return date into the plan.`,
  },
  {
    topic: 'What a rollout costs and who pays for it',
    title: 'Per rollout, not per seat: how we price onboarding',
    description:
      'Why Fernway charges €29 per rollout and month, and why your customers never need a licence.',
    tags: ['pricing'],
    body: `Fernway costs €29 per rollout and month, with no charge per seat [plans]. Customers of your customers never need an account or a licence [plans].

## Two plans

The Team plan starts at ten rollouts [plans]. The Scale plan starts at 50 rollouts and costs €22 per rollout and month [plans]. Both plans include the shared plan, data checks, reminders and the API [plans]. The Scale plan adds single sign-on, a sandbox and a named implementation lead [plans].

## Why not per seat

Do you want to keep out the person who exports the data, and the person who signs off?

## Do the sum

Compare the price with one day of an implementation lead. If a shared plan saves a day per rollout, it has paid for itself.`,
  },
  {
    topic: 'Deadlines for rollouts and kickoff calls',
    title: 'Rollouts with a named owner go live sooner',
    description: 'In 58% of late rollouts nobody on the customer’s side had one. How to set dates that hold.',
    tags: ['kickoff', 'time to value'],
    body: `In 58% of the late rollouts nobody on the customer's side had a deadline [benchmark]. Rollouts with a named owner on the customer's side went live 19 days sooner than those without [benchmark].

## Ask, do not assign

Ask the customer for the date they need, and plan backwards from it. A date that they chose is a date that they keep.

## One owner for every task

Two owners are none. Write one name beside each task, and let that person hear about it before the plan is sent.

## Write it down before the call ends

A date that is only spoken is forgotten by Friday. Type it into the plan while everybody looks, and read it out loud.`,
  },
  {
    topic: 'Customer story: how Mooring goes live before the season',
    title: 'When the season will not wait: go-live before April',
    description: 'What seasonal vendors can copy from Mooring.',
    tags: ['customer stories', 'time to value'],
    body: `In 2024, 14 of 31 new marinas missed the date [mooring]. In 2025, 3 of 36 did [mooring]. The season of Mooring's customers starts in April, so every rollout has to end in March [mooring].

## Work backwards

Put go-live two weeks before the season. Put training no more than five days before go-live [guild]. How many days are left for the data?

## Refuse late starts

Say what is possible before the season, and offer a smaller first step.

## One rule is enough

The change was one rule: no kickoff call without a sample export [mooring]. A rule that everybody knows needs no meeting.`,
  },
  {
    topic: 'The onboarding benchmark in a monthly report',
    title: 'Three onboarding numbers for your monthly report',
    description: 'Days to go-live, renewals by speed and the share of rollouts with an owner.',
    tags: ['benchmarks', 'templates'],
    body: `Does your report count logins? Put these three numbers in their place.

## Days to go-live

The median rollout took 47 days from signature to go-live [benchmark]. The slowest quarter needed more than 96 days [benchmark].

## Renewals by speed

Accounts that went live within 30 days renewed at 94% [benchmark]. Accounts that needed more than 90 days renewed at 81% [benchmark]. Show both lines in one chart, and write the number of accounts beside them.

## Rollouts with an owner

Rollouts with a named owner on the customer's side went live 19 days sooner than those without [benchmark]. Count the rollouts of the month that have no owner, and name them in the report.

## How to read it

Compare the last quarter with the one before, and explain what you changed in between.`,
  },
]
