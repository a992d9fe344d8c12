/**
 * Time for a client to send its headers and its whole request, and how often that is looked at. By the defaults of Node,
 * a client that sends a byte now and then holds its connection for five minutes.
 */
export const serverTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
}
