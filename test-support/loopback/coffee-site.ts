import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site on loopback with a name of its own, for tests. */
export type LoopbackSite = {
  /** What OUTBOUND_ALLOW must say so that the reader may reach it. */
  allow: string
  url(path: string): string
  close(): Promise<void>
}

const host = 'coffee.example'

/** Long enough to be an article to the reader, with headings, a table and figures to cite. */
export const coffeePage = page(
  'How cold brew keeps its aroma',
  `<p>Cold brew coffee is made by steeping ground coffee in cold water for 12 to 24 hours. The slow extraction keeps
aroma compounds in the cup that hot water would drive off. In a study of 2023, 68 percent of 412 tasters preferred the
cold brew that had been steeped for 18 hours.</p>
<h2>Why cold water keeps the aroma</h2>
<p>Hot water above 90 degrees releases volatile aroma compounds within 4 minutes. Cold water at 20 degrees releases
them so slowly that most of them stay dissolved in the coffee. That is why cold brew smells of little and tastes of
much. The acidity of cold brew is about 65 percent of that of hot coffee made from the same beans.</p>
<h2>Choosing the grind</h2>
<p>A coarse grind of about 1 millimetre lets the water flow around every particle of coffee. A fine grind makes the
brew bitter, because it gives up its tannins in the same 12 hours. Roasters in Lisbon recommend 80 grams of coffee for
each litre of water.</p>
<h2>Keeping it fresh</h2>
<p>Cold brew keeps its aroma in a closed bottle in the refrigerator for 14 days. After 7 days about a fifth of the aroma
is gone. Oxygen is what takes the aroma away, so a full bottle keeps longer than a half empty one.</p>
<h2>Steeping times compared</h2>
<table><tr><th>Hours</th><th>Preferred by</th></tr><tr><td>12</td><td>21 %</td></tr><tr><td>18</td><td>68 %</td></tr>
<tr><td>24</td><td>11 %</td></tr></table>`,
)

const roastingPage = page(
  'Roasting beans for cold brew',
  `<p>Beans for cold brew are roasted darker than beans for espresso, because cold water dissolves less of the sugar. A
roast of 14 minutes at 215 degrees keeps the aroma of chocolate and loses that of fruit.</p>
<h2>Resting the beans</h2>
<p>Roasted beans give off carbon dioxide for 10 days, and cold brew made before that tastes sour. Beans that have rested
for 3 weeks make the cold brew with the most aroma, as tastings of 2024 in Porto found.</p>
<h2>Storing the beans</h2>
<p>Whole beans keep their aroma for 6 weeks in a closed bag. Ground coffee loses half of its aroma within 15 minutes,
so cold brew is best made from beans that are ground just before the water is poured.</p>`,
)

/** The words of a tenant, which may be used as they are. */
export const ownDocument = `# How we make cold brew

Our cold brew steeps for 18 hours in steel tanks of 400 litres. We filter it twice, so that no grounds go on giving up
bitterness in the bottle.

## Keeping the aroma in the bottle

We fill every bottle to the brim and close it within 40 seconds, because oxygen takes the aroma away. A bottle of our
cold brew keeps its aroma for 21 days in the refrigerator. We print the day of filling on every bottle.

## Who buys it

About 70 percent of our cold brew goes to offices in Lisbon. Every office gets a cooled tap that holds 20 litres.
`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${body}</article></main></body></html>`
}

/** Serves HTML pages by path; `/missing` and every other path answer 404. */
export async function startLoopbackSite(
  pages: Record<string, string> = { '/cold-brew': coffeePage, '/roasting': roastingPage },
): Promise<LoopbackSite> {
  const answer: RequestListener = (request, response) => {
    const html = pages[request.url ?? '/']
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(html ?? 'Not found')
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  const { port }: AddressInfo = address
  return {
    allow: `${host}=127.0.0.1:${port}`,
    url: (path) => `http://${host}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
