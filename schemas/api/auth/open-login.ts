/** The login, and this page again behind it. */
export function openLogin(): void {
  const { pathname, search, hash } = location
  location.assign(`/login?callback=${encodeURIComponent(pathname + search + hash)}`)
}
