const here = (): string => location.pathname + location.search + location.hash

/** The log-in page, with the return page (V-CB-1). */
export const loginUrl = (wanted: string = here()): string => `/login?callback=${encodeURIComponent(wanted)}`
