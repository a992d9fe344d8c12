import { ExampleFrame, ExamplePart, ExampleParts } from '#components/ui/example-frame.tsx'

const shares = [
  { name: 'Acme', percent: 45 },
  { name: 'Globex', percent: 35 },
  { name: 'Initech', percent: 20 },
] as const

/** What a report of a scan has: the score, who else is named, and an answer word for word. */
export function ExampleScan() {
  return (
    <ExampleFrame
      lead="A score, who is named beside you, every answer word for word, and what to write next."
      subject="Acme, office chairs"
    >
      <ExampleParts>
        <ExamplePart title="Visibility score">
          <p className="flex items-baseline gap-2">
            <span className="font-serif text-3xl text-ink leading-none">58</span> of 100, fair
          </p>
          <p>Named in 5 of 8 answers, first in 2 lists.</p>
        </ExamplePart>
        <ExamplePart title="Share of voice">
          <ul className="grid gap-1">
            {shares.map(({ name, percent }) => (
              <li key={name} className="grid grid-cols-[4rem_minmax(0,1fr)_2.5rem] items-center gap-2">
                {name}
                <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-well">
                  <span
                    className="block h-full rounded-full bg-rule-strong"
                    style={{ width: `${percent}%` }}
                  />
                </span>
                <span className="text-right tabular-nums">{percent}%</span>
              </li>
            ))}
          </ul>
        </ExamplePart>
      </ExampleParts>
      <div className="grid gap-1 border-rule border-t px-4 py-3">
        <h3 className="font-medium text-ink text-xs">Which office chairs would you recommend?</h3>
        <p className="border-rule border-l-2 pl-3">
          “For small teams, <span className="font-medium text-ink">Acme</span> is often named for its ten-year
          warranty. Globex costs less.”
        </p>
      </div>
    </ExampleFrame>
  )
}
