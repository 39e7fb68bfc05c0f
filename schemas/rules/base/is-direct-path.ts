/** Screens that a visitor opens from another section and returns from: no menu is shown on them. */
export const isDirectPath = (path: string): boolean => /^\/direct(\/|$)/.test(path) || path.endsWith('/index_direct')
