/** The name of the model that wrote something; undefined for what no model wrote, or where the server does not say. */
export function modelOf(engine: string | undefined): string | undefined {
  return /^model: (.+)$/.exec(engine ?? '')?.[1]
}
