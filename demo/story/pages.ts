export type StoryPage = { key: string; title: string; publisher: string; daysAgo: number; html: string }

/** Pages of others that articles cite, by their address. */
export const pages: Record<string, StoryPage> = {
  'https://research.saasledger.example/retention-2026': {
    key: 'retention',
    title: 'Retention in vertical software, 2026 edition',
    publisher: 'SaaS Ledger',
    daysAgo: 30,
    html: `<p>SaaS Ledger surveyed 412 vertical software companies in the spring of 2026. Net revenue retention was 103% in the
median, two points lower than in 2025. Gross retention was 89%.</p>
<h2>The first quarter decides</h2>
<p>Customers who reached their first outcome within 30 days were three times as likely to renew as those who did not. Companies
with a dedicated onboarding team retained 92% of their customers; companies without one retained 85%. The difference was largest
among companies with fewer than 200 customers.</p>
<h2>Reasons for leaving</h2>
<p>The reason given most often for cancelling in the first year was that the product was never fully set up (37%), before price
(24%) and missing features (18%). Only 6% named poor support. The remaining 15% had closed, been sold or gave no reason.</p>
<table><tr><th>Reason for cancelling</th><th>Share</th></tr><tr><td>Never fully set up</td><td>37%</td></tr><tr><td>Price</td><td>24%</td></tr>
<tr><td>Missing features</td><td>18%</td></tr><tr><td>Closed, sold or no reason</td><td>15%</td></tr><tr><td>Poor support</td><td>6%</td></tr></table>
<p>In later years the order is another one: price (33%) comes first, and setup (9%) last. The reasons are those that the companies
recorded, usually in a closing form with a list to choose from. Where a person had asked instead of a form, price fell from 24% to
15% and setup rose to 46%.</p>
<h2>When they leave</h2>
<p>Of those who cancelled in the first year, 52% had not logged in during the last 60 days before they said so. Half of these had
been quiet since the third month.</p>
<h2>Team size</h2>
<p>One onboarding specialist looked after 14 new accounts at a time in the median. In the best quarter of companies it was 22.
Companies hired their first specialist at 11 new accounts a month.</p>`,
  },
  'https://www.csguild.example/handbook/training': {
    key: 'guild',
    title: 'Training that sticks: a handbook chapter',
    publisher: 'Customer Success Guild',
    daysAgo: 55,
    html: `<p>The Customer Success Guild asked 96 of its members how they train new customers. Live group sessions were the most
common form (64%), followed by recordings (52%) and written guides (47%). Members could name more than one.</p>
<h2>Short beats long</h2>
<p>Members who split their training into parts of less than ten minutes reported a completion rate of 78%. With parts of ten to
thirty minutes the rate was 63%, and with parts of more than thirty minutes the rate was 41%.</p>
<table><tr><th>Length of a part</th><th>Completion rate</th></tr><tr><td>Less than ten minutes</td><td>78%</td></tr>
<tr><td>Ten to thirty minutes</td><td>63%</td></tr><tr><td>More than thirty minutes</td><td>41%</td></tr></table>
<p>The rates are what members reported, not what anybody measured. Members with short parts may also count differently: a part of
five minutes is quickly completed.</p>
<h2>Practice in the real workspace</h2>
<p>Exercises with the customer's own data halved the number of questions in the first month. Members who trained in a workspace
with sample data saw no difference between those who came to the training and those who did not.</p>
<h2>When</h2>
<p>Members recommend to schedule training no more than five days before go-live, because people forget what they do not use. In
the survey, 29% trained earlier than that, most often because a date had moved after the training was booked.</p>
<h2>Who</h2>
<p>A third of the members train everybody at the customer. The others train one or two people, who pass it on. There was no
difference in completion. There was one in turnover. Where one person had been trained and left, 44% of the customers asked
for the training again.</p>`,
  },
  'https://research.saasledger.example/implementation-fees-2026': {
    key: 'fees',
    title: 'Who pays for implementation? Fees in vertical software, 2026',
    publisher: 'SaaS Ledger',
    daysAgo: 26,
    html: `<p>In its spring survey SaaS Ledger asked 412 vertical software companies what they charge for bringing a customer live.
46% charge nothing, 39% charge a fixed fee and 15% charge by the day. The median fixed fee was €1,900.</p>
<h2>What it costs them</h2>
<p>A rollout took 4.5 days of an implementation lead's work in the median. A day cost €410 with salary, taxes and desk. Companies
that knew their own figure were a minority: 31% could say what a rollout costs them.</p>
<h2>What a fee does</h2>
<p>Rollouts with a fixed fee took 38 days in the median, and rollouts without a fee took 55 days. The survey cannot say why:
companies with a fee also had more people for the work. The sales side sees the other half. In companies with a fee, 11% of the
lost deals were lost over it.</p>
<table><tr><th>How implementation is charged</th><th>Share of companies</th><th>Median days to go-live</th></tr>
<tr><td>No fee</td><td>46%</td><td>55 days</td></tr><tr><td>Fixed fee</td><td>39%</td><td>38 days</td></tr><tr><td>By the day</td><td>15%</td><td>64 days</td></tr></table>
<h2>What buyers dislike</h2>
<p>Charging by the day was the least popular with buyers, and the slowest: 64 days in the median. Of the companies that charge by
the day, 40% plan to change to a fixed fee within a year.</p>`,
  },
  'https://www.tidewaterdata.example/notes/customer-lists': {
    key: 'lists',
    title: 'What is wrong with customer lists: 2,300 files',
    publisher: 'Tidewater Data',
    daysAgo: 41,
    html: `<p>Tidewater Data, which sells a service for cleaning data, examined 2,300 customer lists of small firms that were moved
to new software in 2025.</p>
<h2>How large the trouble is</h2>
<p>Of the lists, 94% had duplicates. The median list had 1,460 records and 7% of them were duplicates. Free text in date fields was
found in 51% of the lists, and 38% had records without any identifier.</p>
<h2>How much a sample shows</h2>
<p>A sample of 50 records showed 64% of the problems of the whole list, and a sample of 200 records showed 88%. Samples were drawn
at random. Where the firm chose the records itself, a sample of 50 showed 41%, because people choose their best customers.</p>
<table><tr><th>Sample</th><th>Share of problems found</th></tr><tr><td>50 records, chosen by the firm</td><td>41%</td></tr>
<tr><td>50 records, at random</td><td>64%</td></tr><tr><td>200 records, at random</td><td>88%</td></tr></table>
<h2>Where they come from</h2>
<p>Two thirds of the duplicates were created in the last two years, and most of them at the front desk: it is quicker to add a
customer again than to find the old record while somebody waits.</p>`,
  },
}

/** Where the page of a key is. */
export function addressOf(key: string): string {
  const found = Object.entries(pages).find(([, page]) => page.key === key)
  if (!found) throw new Error(`The story has no page ${key}.`)
  return found[0]
}
