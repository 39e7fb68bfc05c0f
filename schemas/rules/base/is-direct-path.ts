/** Screens that somebody comes to from another section and goes back from: no menu leads away from them. */
export const isDirectPath = (path: string): boolean => /^\/direct(\/|$)/.test(path) || path.endsWith('/index_direct')
