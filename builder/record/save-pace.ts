/** Milliseconds: how long typing must pause before a save, the longest delay without a pause, and the delays after failed saves. */
export const SAVE_PACE = { pause: 700, longest: 4_000, retries: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] } as const
