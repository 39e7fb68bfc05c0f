/** Files that are not yet named after what they export. No file joins this list. */
export const toRename: readonly string[] = []
