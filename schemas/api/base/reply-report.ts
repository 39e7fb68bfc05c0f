/** Longest reason of a report. */
export const REPORT_LENGTH = 200
