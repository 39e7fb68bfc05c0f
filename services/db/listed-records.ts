// Lists whose records are told of one by one: the tag of the list is raised together with those of the records that changed. A write that
// raises the list alone is stored as one that changed all of it, so that a process that was not there knows what it missed.

/** What the tag of a record begins with, by the tag of its list. */
export const listedRecords: Readonly<Record<string, string>> = { products: 'product:', interiors: 'interior:', goods: 'goods:' }

/** Raised with the tag of a list that named no record. */
export const wholeTag = (list: string): string => `${list}-whole`

/** @returns the tags that one write raises beside these. */
export function wholeTagsOf(tags: ReadonlySet<string>): string[] {
  return Object.entries(listedRecords).flatMap(([list, one]) =>
    tags.has(list) && ![...tags].some((tag) => tag.startsWith(one)) ? [wholeTag(list)] : [],
  )
}
