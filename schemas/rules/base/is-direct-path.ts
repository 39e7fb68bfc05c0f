/** Screens that a visitor comes to from another section and returns from: no menu leads away from them. */
export const isDirectPath = (path: string): boolean => /^\/direct(\/|$)/.test(path) || path.endsWith('/index_direct')
