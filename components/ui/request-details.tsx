/** The id of a request, to quote when asking for help; of no use to most readers, and so folded. */
export function RequestDetails({ id }: { id: string }) {
  return (
    <details className="mt-1 text-ink-faint text-xs">
      <summary className="w-fit cursor-pointer list-none underline decoration-rule-strong underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden">
        Details
      </summary>
      <p className="mt-0.5 text-left">
        Request <code className="select-all wrap-anywhere font-mono">{id}</code>
      </p>
    </details>
  )
}
