/** Whether a host name or an address, as a URL or a socket has it, is this machine itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|(::ffff:)?127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}
