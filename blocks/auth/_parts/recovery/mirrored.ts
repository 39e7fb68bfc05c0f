/** The same page in the visitor's own tree: a visitor who came from another section stays in /direct (foundation 2.2). */
export const mirrored = (path: string, here: string): string => (here.startsWith('/direct/') ? `/direct${path}` : path)
