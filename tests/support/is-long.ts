/** `npm run test:long`: what `npm test` samples is done in full. */
export const isLong = process.env['MARU_LONG'] === '1'
