/** Whether a page at this path may stand in the index of a search engine: those of the store may not (RT-10). */
export const isIndexed = (path: string): boolean => path !== '/store' && !path.startsWith('/store/')
