/** Whether a script may read a cookie of this name here. */
export const hasCookie = (name: string): boolean => document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))

/** Takes a cookie away that a script may read: it expired at the epoch (C-COOKIE). */
export function clearCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}`
}
