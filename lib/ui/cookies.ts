/** Whether a script can read a cookie of this name. */
export const hasCookie = (name: string): boolean => document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))

/** The raw value of a cookie; '' without one. */
export const cookieValue = (name: string): string =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Removes a cookie that a script can read: it expires at the epoch (C-COOKIE). */
export function clearCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}`
}
