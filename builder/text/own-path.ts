/**
 * The path that a pasted address of this site leads to, with what follows it; any other text as it is. It stays right when the site moves.
 * An address copied without `http://` begins with the host and a slash.
 */
export function ownPath(text: string): string {
  const pasted = text.trim()
  const [, scheme = '', rest = ''] = /^(https?:\/\/)?(.*)$/is.exec(pasted)!
  const { host } = location
  if (host === '' || rest.slice(0, host.length).toLowerCase() !== host.toLowerCase()) return text
  const path = rest.slice(host.length)
  if (path.startsWith('/')) return path
  return scheme !== '' && /^(?:$|[?#])/.test(path) ? `/${path}` : text
}
