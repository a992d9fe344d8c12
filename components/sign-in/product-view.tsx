/** What the desk shows of a statement, as it shows it: a picture made of type, so that it is sharp and follows the theme. */
export function ProductView() {
  return (
    <div aria-hidden className="relative max-w-lg select-none">
      <div className="rounded-lg border border-rule bg-sheet px-6 pt-5 pb-6 shadow-lift">
        <p className="font-medium font-serif text-ink text-xl leading-snug">
          The shorter the part, the more people finish it
        </p>
        <p className="mt-2 font-serif text-ink-soft text-lg leading-relaxed">
          <span className="rounded-sm bg-good-wash box-decoration-clone px-0.5 text-ink">
            Split into parts of less than ten minutes, training has a completion rate of 78%.
          </span>
          <sup className="ml-0.5 font-medium font-sans text-2xs text-accent">1</sup> With parts of more than
          thirty minutes the rate is 41%.
          <sup className="ml-0.5 font-medium font-sans text-2xs text-accent">1</sup>
        </p>
      </div>
      <div className="-mt-3 relative ml-auto w-[88%] rounded-lg border border-rule bg-sheet px-4 py-3 shadow-lift">
        <p className="flex items-center justify-between gap-3 text-xs">
          <span className="font-medium text-ink">1 · Training that sticks</span>
          <span className="inline-flex items-center gap-1.5 text-good">
            <span className="size-2 rounded-full bg-good" />
            Supported
          </span>
        </p>
        <p className="mt-1.5 border-rule-strong border-l-2 pl-3 text-ink-soft text-sm">
          “Completion falls with length: <mark className="bg-good-wash text-ink">78% below ten minutes</mark>,
          63% up to thirty, 41% above.”
        </p>
      </div>
    </div>
  )
}
