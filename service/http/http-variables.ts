/** What the frame notes on a request for its log line and its errors. */
export type HttpVariables = { requestId: string; operationId?: string; agentId?: string }
