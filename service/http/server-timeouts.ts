/**
 * Time for a client to send its headers and its whole request, and how often that is looked at. By the defaults of Node,
 * a client that sends a byte now and then holds its connection for five minutes.
 */
export const serverTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep an idle connection (a minute at most): a server that closes it first can do so while a
  // request is on its way, and that one would fail.
  keepAliveTimeout: 65_000,
}
