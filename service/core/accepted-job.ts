type AcceptedJob = {
  /** Where it is polled; below it, at `cancel`, it is ended. */
  path: string
  /** Credits that it reserves; left out where they are not known. */
  creditsHeld: number | undefined
  retryAfterSeconds: number
}

/** The answer 202 of a job that charges: what it is, what it holds, and where it is polled and cancelled. */
export function acceptedJob<Body extends object>(body: Body, job: AcceptedJob & { creditsHeld: number }) {
  const { path, creditsHeld } = job
  return {
    status: 202 as const,
    body: { ...body, credits_held: creditsHeld, poll_url: path, cancel_url: cancelPath(path) },
    headers: jobHeaders(job),
  }
}

/** The same as headers, which is all of it where the published contract closes the body to other members. */
export function jobHeaders({ path, creditsHeld, retryAfterSeconds }: AcceptedJob): Record<string, string> {
  return {
    Location: path,
    Link: `<${cancelPath(path)}>; rel="cancel"`,
    'Retry-After': String(retryAfterSeconds),
    ...(creditsHeld !== undefined && { 'Credits-Held': String(creditsHeld) }),
  }
}

export function cancelPath(path: string): string {
  return `${path}/cancel`
}
