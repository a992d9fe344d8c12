import { ExampleFrame } from '#components/ui/example-frame.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'

const issues = [
  {
    tone: 'bad',
    word: 'Error',
    title: 'No product snippet in search results',
    fix: 'Write "price": "640.00"',
    place: 'Product.offers[0].price',
  },
  {
    tone: 'warn',
    word: 'Warning',
    title: 'No twitter:card. X shows the small card or none.',
    fix: '<meta name="twitter:card" content="summary_large_image">',
    place: 'twitter:card',
  },
] as const

/** What a check says, by the example of a page that nobody has: what to fix, and what is shown of it elsewhere. */
export function SampleCheck() {
  return (
    <ExampleFrame
      lead="Each issue with the line to paste, and how search engines and social networks show the page."
      subject="example.com/product"
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ul aria-label="Issues" className="divide-y divide-rule">
          {issues.map(({ tone, word, title, fix, place }) => (
            <li
              key={place}
              className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3 px-4 py-3 sm:grid-cols-[0.75rem_minmax(0,1fr)_auto]"
            >
              <span title={word} className="flex h-5 items-center">
                <StatusDot tone={tone} />
                <span className="sr-only">{word}: </span>
              </span>
              <span className="grid min-w-0 gap-0.5 wrap-anywhere">
                <span className="text-ink">{title}</span>
                <code className="font-mono text-xs leading-5">{fix}</code>
              </span>
              <code className="font-mono text-ink-faint text-xs leading-5 max-sm:col-start-2">{place}</code>
            </li>
          ))}
        </ul>
        <div className="grid content-start gap-0.5 border-rule px-4 py-3 max-lg:border-t lg:border-l">
          <h3 className="pb-1 font-medium text-ink text-xs">In Google</h3>
          <p className="text-ink-faint text-xs">https://example.com › product</p>
          <p className="text-base text-info leading-snug">Your product: what it is, in a few words</p>
          <p>One sentence that says what it does for whom, and what it costs.</p>
        </div>
      </div>
    </ExampleFrame>
  )
}
