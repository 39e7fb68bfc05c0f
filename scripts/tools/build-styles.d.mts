/** The style sheets of public pages, and the classes for which a page needs the whole one at once. */
export function compileStyles(): Promise<{ whole: string; core: string; later: string[] }>
