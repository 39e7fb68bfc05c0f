/** The actor of a line by the account that it is about; empty where nobody is known by it. */
export const staffActor = (id: string): string => (id === 'unknown' ? '' : `staff:${id}`)
