/** What an agent has that was told one address: somebody's mailbox, a server of its own, and patience. */
export type Stranger = {
  /** All that it was told of the service. */
  base: string
  email: string
  /** The text of the next mail to that address, once it came. */
  readMail(): Promise<string>
  /** Where its own server takes webhooks. */
  hookUrl: string
  /** A webhook of that type, once it came. */
  receive(type: string): Promise<{ headers: Record<string, string>; body: string }>
  /** A page to write about. */
  pageUrl: string
  /** Between two polls, told how many seconds the service asks for. */
  wait(seconds: number): Promise<void>
}
