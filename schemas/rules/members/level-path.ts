/** The page of a level, which friends are shown without a sign-in. */
export const levelPath = (level: string): string => `/styling/level/${encodeURIComponent(level)}`
