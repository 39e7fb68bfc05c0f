const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An address of a provider: by TLS, except on this machine. */
export function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}
