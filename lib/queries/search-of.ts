/** A filter as a query string; members that are left out say nothing. */
export function searchOf(
  filter: Readonly<Record<string, string | number | boolean | undefined>>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
