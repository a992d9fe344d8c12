import { ExampleFrame, ExamplePart, ExampleParts } from '#components/ui/example-frame.tsx'

/** A line or two of each type, of one subject, so that they can be compared. */
export function ExampleLeadMagnet() {
  return (
    <ExampleFrame
      lead="A PDF of a few pages. Lines that come from a source name it."
      subject="Moving to a new office"
    >
      <ExampleParts>
        <ExamplePart title="Checklist">
          <ul className="grid gap-1.5">
            {['Book a loading bay for moving day [1]', 'Order the internet line eight weeks ahead [2]'].map(
              (task) => (
                <li key={task} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
                  <span aria-hidden className="mt-1 size-3 rounded-xs border border-rule-strong" />
                  {task}
                </li>
              ),
            )}
          </ul>
        </ExamplePart>
        <ExamplePart title="Swipe file">
          <p className="border-rule border-l-2 pl-3">
            “From <Blank>date</Blank> you find us at <Blank>address</Blank>. Your contact, <Blank>name</Blank>
            , stays the same.”
          </p>
        </ExamplePart>
        <ExamplePart title="Framework">
          <p>
            <span className="text-ink">Stage 2: Choose the date.</span> Ask what must not stop, then plan the
            move around it. <span className="text-ink">Outcome:</span> a day that every team agreed to.
          </p>
        </ExamplePart>
      </ExampleParts>
    </ExampleFrame>
  )
}

function Blank({ children }: { children: string }) {
  return <span className="rounded-xs bg-well px-1">{children}</span>
}
