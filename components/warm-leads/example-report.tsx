import { ExampleFrame, ExamplePart, ExampleParts } from '#components/ui/example-frame.tsx'

/** The parts of a report, a line of each. */
export function ExampleReport() {
  return (
    <ExampleFrame
      lead="One report: whether the company fits, why now, whom to write to, and first drafts. Each statement has its source."
      subject="Acme Studio, acme.example"
    >
      <ExampleParts>
        <ExamplePart title="Fit and timing">
          <p className="text-ink">Good fit, some intent</p>
          <p>Public pricing, a blog with 40 guides, no comparison pages. [1] [2]</p>
        </ExamplePart>
        <ExamplePart title="Why now">
          <p className="text-ink">Hiring: Content Editor</p>
          <p>Opened 6 days ago on its careers page. [3]</p>
        </ExamplePart>
        <ExamplePart title="Contact">
          <p className="text-ink">Jane Doe</p>
          <p>Head of Marketing, from its team page. [4]</p>
        </ExamplePart>
      </ExampleParts>
      <div className="grid gap-1 border-rule border-t px-4 py-3">
        <h3 className="font-medium text-ink text-xs">First draft</h3>
        <p className="border-rule border-l-2 pl-3">
          “Hello Jane, I saw that you are looking for a content editor [3]. Until then, who writes the
          comparison pages that your pricing page asks for?”
        </p>
      </div>
    </ExampleFrame>
  )
}
