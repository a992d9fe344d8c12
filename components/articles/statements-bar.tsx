export type StatementsBarProps = { supported: number; contradicted: number; total: number }

/** How many statements have a source, and how many contradict one; the rest of the bar has none. The words stand above it. */
export function StatementsBar({ supported, contradicted, total }: StatementsBarProps) {
  const width = (count: number) => `${(100 * count) / Math.max(1, total)}%`
  return (
    <div aria-hidden className="flex h-1.5 w-full gap-0.5 overflow-hidden rounded-full bg-well">
      <span
        className="bg-good transition-[width] duration-500 ease-out"
        style={{ width: width(supported) }}
      />
      {contradicted > 0 && <span className="min-w-1.5 bg-bad" style={{ width: width(contradicted) }} />}
    </div>
  )
}
