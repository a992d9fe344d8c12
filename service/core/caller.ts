/** The acting tenant and agent: every query is scoped by `tenantId`. */
export type Caller = {
  tenantId: string
  agentId: string
  /** It signed in by OAuth, and was granted reading alone. */
  onlyReads?: true
}
