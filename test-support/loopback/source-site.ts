import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { coverPicture, shopPage } from './checked-page.ts'

/** A company's web site on loopback: what articles are written from. */
export type SourceSite = {
  /** What OUTBOUND_ALLOW must say so that the service may read it. */
  allow: string
  url(path: string): string
  close(): Promise<void>
}

const host = 'acme.example'

const grinders = page(
  'Choosing a grinder for a small coffee bar',
  `<p>A small coffee bar serves about 120 cups a day, and its grinder decides how even they taste. Burr grinders cut the
bean between two rings; blade grinders chop it and heat it. In a blind tasting of 2025, 74 percent of 310 guests
preferred coffee from a burr grinder.</p>
<h2>Flat or conical burrs</h2>
<p>Flat burrs of 64 millimetres give a narrow spread of particles and a clear cup. Conical burrs turn more slowly, heat
the coffee less and forgive a careless setting. A conical grinder uses about 20 percent less electricity for each
kilogram of coffee.</p>
<h2>How long burrs last</h2>
<p>Steel burrs stay sharp for about 500 kilograms of coffee; ceramic burrs last twice as long and break when a stone gets
between them. A bar that serves 120 cups a day grinds a kilogram and a half and changes steel burrs once a year.</p>
<h2>Noise and place</h2>
<p>A grinder of this size makes 76 decibels at one metre, about as much as a vacuum cleaner. It needs 30 centimetres of
counter and 60 centimetres of height with its hopper. Without the hopper it fits under most shelves.</p>
<h2>What grinders cost</h2>
<table><tr><th>Grinder</th><th>Price in euro</th><th>Cups an hour</th></tr><tr><td>Conical, 58 mm</td><td>640</td><td>60</td></tr>
<tr><td>Flat, 64 mm</td><td>980</td><td>90</td></tr><tr><td>Flat, 83 mm</td><td>1850</td><td>160</td></tr></table>`,
)

const cleaning = page(
  'Keeping a grinder clean',
  `<p>Coffee oil turns rancid within 10 days, and a grinder that is not brushed passes the taste on to every cup. Bars
that brush their burrs each evening send back half as many cups as bars that do it each week.</p>
<h2>Every evening</h2>
<p>Empty the hopper, run the grinder for 3 seconds and brush the chute. The whole work takes 4 minutes. Beans left in an
open hopper lose a third of their aroma overnight.</p>
<h2>Every month</h2>
<p>Take the upper burr out, brush both burrs dry and wipe the chamber. Water makes steel burrs rust within 2 days. After
putting them back, grind 50 grams of old beans before serving.</p>`,
)

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`
}

/** The words of the company itself, which an article may use as they are. */
export const ownDocument = {
  title: 'How we choose our grinders',
  content: `# How we choose our grinders

We have run coffee bars in Lisbon since 2016 and have bought 41 grinders for them. We replace a grinder after 6 years.
Before we buy one, two baristas work with it for a week and write down what gets in their way.

## What we look for

We buy grinders with conical burrs of 58 millimetres for bars that serve fewer than 150 cups a day. A conical grinder
starts without a sound check and needs no warm-up. We keep one spare set of burrs in every bar.

A grinder has to fit under a shelf that hangs 55 centimetres above the counter. It has to grind a double dose of 18 grams
in less than 9 seconds, because a queue forms when it takes longer. We leave out grinders whose burrs take more than 10
days to arrive. We ask every seller of a grinder for the price of its burrs and of a visit by a mechanic.

## What cleaning taught us

Our bars brush the burrs every evening, which takes 4 minutes. Since we began to do so in 2021, guests have sent back 52
percent fewer cups. Two people in every bar know how to take a grinder apart.

A grinder that nobody brushed for 3 days wastes 2 grams of coffee at every dose. The date of each cleaning stands on a card
beside the grinder, and a bar that forgets the card cleans its grinder half as often.

## What a grinder costs us

A conical grinder costs us 640 euro and a set of its burrs 85 euro. In a bar that serves 120 cups a day the burrs last 14
months. Repairs have cost 60 euro a year for each grinder since 2019, and 3 of the 41 grinders were not worth a repair.
`,
}

/** A document that says what to do, step by step. */
export const careDocument = {
  title: 'Choosing a grinder and keeping it clean',
  content: `# Choosing a grinder and keeping it clean

## Choose the grinder

Choose conical burrs for a bar that serves fewer than 150 cups a day. Ask the seller for the price of spare burrs. Measure
the counter before you order. A grinder that does not fit stands in the way of the till.

## Clean the grinder

Brush the burrs every evening. Coffee grease goes rancid within 3 days. Empty the hopper before closing. Wipe the chute with
a dry cloth. Never wash conical burrs with water.

## Check the result

Weigh three doses every Monday. Taste the first cup of the day before you serve it.
`,
}

const home = `<!doctype html><html lang="en"><head><title>Acme Coffee Bars</title>
<meta name="description" content="Acme runs coffee bars in Lisbon and sells the software that keeps them going."></head><body>
<nav><a href="/team">Team</a> <a href="/careers">Careers</a> <a href="/contact">Contact</a></nav><main><h1>Acme Coffee Bars</h1>
<p>Acme runs coffee bars in Lisbon and sells the software platform that keeps them going, from the till to the grinder.</p></main></body></html>`

const team = page(
  'Our team',
  '<h2>Ines Prado</h2><p>Head of Content</p><p><a href="mailto:ines.prado@acme.example">Write to Ines</a></p>',
)

const careers = page(
  'Careers',
  '<p>We hire in Lisbon.</p><ul><li><a href="/careers/content-editor">Content Editor</a></li></ul>',
)

const contact = page(
  'Contact',
  '<p>Write to <a href="mailto:hello@acme.example">hello@acme.example</a> about anything.</p>',
)

const pages = new Map([
  ['/', home],
  ['/team', team],
  ['/careers', careers],
  ['/contact', contact],
  ['/grinders', grinders],
  ['/cleaning', cleaning],
  ['/shop', shopPage],
])

/** `/grinders`, `/cleaning`, `/shop` and a small company's site are pages, `/cover.png` is a picture, everything else is missing. Each answer takes
 *  `delayMs`, as on the internet: a job that reads a page is then under way long enough to be cancelled. */
export async function startSourceSite({ delayMs = 0 } = {}): Promise<SourceSite> {
  const server = createServer(async (request, response) => {
    if (delayMs > 0) await setTimeout(delayMs)
    if (request.url === '/cover.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(coverPicture)
      return
    }
    const [path = '/'] = (request.url ?? '/').split('?')
    const html = pages.get(path)
    response
      .writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(html ?? 'Missing')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    allow: `${host}=127.0.0.1:${address.port}`,
    url: (path) => `http://${host}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
