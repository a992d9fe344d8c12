/** What a schema says of a body, by the path of the member in dot notation, for example `source_urls.1`. */
export function messagesByPath({
  issues,
}: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[]
}): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
