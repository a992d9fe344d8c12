const maxNames = 5

/** The first of what a bulk action will change, by name; the key is the id. */
export function SelectedNames({ names }: { names: ReadonlyMap<string, string> }) {
  if (names.size === 0) return null
  return (
    <ul className="list-disc pl-5">
      {[...names].slice(0, maxNames).map(([id, name]) => (
        <li key={id} className="wrap-anywhere font-serif text-ink">
          {name}
        </li>
      ))}
      {names.size > maxNames && <li>and {names.size - maxNames} more</li>}
    </ul>
  )
}
