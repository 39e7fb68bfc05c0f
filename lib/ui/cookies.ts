/** Whether a script may read a cookie of this name here. */
export const hasCookie = (name: string): boolean => document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))

/** Its value, as it was written; '' where there is none. */
export const cookieValue = (name: string): string =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Takes a cookie away that a script may read: it expired at the epoch (C-COOKIE). */
export function clearCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}`
}
