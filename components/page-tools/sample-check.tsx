import { ExampleFrame } from '#components/ui/example-frame.tsx'
import type { NetworkPreview } from '#contract/page-reports.ts'
import type { Issue } from './group-findings.ts'
import { IssueList } from './issue-list.tsx'
import { NetworkCard } from './network-card.tsx'

const url = 'https://example.com/product'

/** Written like the ones that a check finds; the blank is for what only the company knows. */
const issues: readonly Issue[] = [
  {
    key: 'price',
    severity: 'error',
    effect: 'No product snippet in search results',
    message: '"640,00 €" is not a number.',
    fix: 'Write "price": "640.00"',
    places: [{ path: 'Product.offers[0].price', line: 18 }],
    isNew: false,
  },
  {
    key: 'review',
    severity: 'warning',
    message: 'Product snippet works better with reviewCount.',
    fix: 'Add "reviewCount": "‹number of your reviews›"',
    places: [{ path: 'Product.aggregateRating.reviewCount', line: 18 }],
    isNew: false,
  },
  {
    key: 'card',
    severity: 'warning',
    message: 'No twitter:card. X shows the small card or none.',
    fix: '<meta name="twitter:card" content="summary_large_image">',
    places: [{ path: 'twitter:card', line: undefined }],
    isNew: false,
  },
]

const shown = (value: string, from: string) => ({ value, from, fallback: false, cut: false })
const title = 'Your product: what it is, in a few words'
const google: NetworkPreview = {
  network: 'google',
  layout: 'result',
  title: shown(title, 'title'),
  description: shown('One sentence that says what it does for whom, and what it costs.', 'meta description'),
  site: shown('Your shop', 'og:site_name'),
  notes: [],
}
const x: NetworkPreview = {
  network: 'x',
  layout: 'small_picture',
  title: shown(title, 'og:title'),
  description: google.description,
  site: shown('example.com', 'URL'),
  picture: { url: `${url}.png`, from: 'og:image', fallback: false },
  notes: [],
}
const picture = { url: `${url}.png`, from: 'og:image', width: 1200, height: 630 }

/** What a check says, by the example of a page that nobody has. */
export function SampleCheck() {
  return (
    <ExampleFrame
      lead="Each issue with the line to paste, and how the page looks when it's shared."
      subject="example.com/product: 1 error, 2 warnings"
    >
      <div className="grid items-start lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="[&>div]:border-t-0">
          <IssueList issues={issues} />
        </div>
        <div className="grid gap-4 border-rule p-4 max-lg:border-t lg:border-l">
          <NetworkCard preview={google} picture={undefined} url={url} />
          <NetworkCard preview={x} picture={picture} url={url} />
        </div>
      </div>
    </ExampleFrame>
  )
}
