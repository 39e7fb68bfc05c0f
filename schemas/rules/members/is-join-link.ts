/** Pages of signing up; the re-consent is for members (V-JOIN-1). */
const JOIN = /^(\/direct)?\/join(\/(?!reagree).*)?$/

/** Whether a path begins a sign-up. @param pathname without query. */
export const isJoinLink = (pathname: string): boolean => JOIN.test(pathname.replace(/\/+$/, ''))
