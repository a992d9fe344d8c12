/** Schemes of protocols by which another machine is reached: none is that of an app (RFC 8252, 7.1). */
const networkSchemes = new Set([
  ...['ftp', 'ftps', 'sftp', 'tftp', 'ws', 'wss', 'ssh', 'scp', 'telnet', 'gopher', 'git', 'svn', 'rsync'],
  ...['ldap', 'ldaps', 'smb', 'nfs', 'dav', 'davs', 'imap', 'pop', 'nntp', 'news', 'mailto', 'irc', 'ircs'],
  ...['sip', 'sips', 'xmpp', 'rtsp', 'rtsps', 'rtmp', 'mqtt', 'mqtts', 'coap', 'coaps', 'tel', 'sms'],
])

/** The scheme of the first address that leads into the network by another protocol than that of the web. */
export function networkScheme(addresses: unknown): string | undefined {
  if (!Array.isArray(addresses)) return undefined
  const schemes = addresses.map((one) => URL.parse(String(one))?.protocol.slice(0, -1))
  return schemes.find((scheme) => scheme !== undefined && networkSchemes.has(scheme))
}
