/**
 * Parts of a page that store what is written in a place of their own, as the editor of a tour does: each is asked to do so before the page
 * is left because its member signed out elsewhere. An answer of false: this browser refused it.
 */
export const wordKeepers = new Set<() => Promise<boolean>>()
