// The internals of Next on which the page server depends, which they do not document. Everything that depends on a mark takes
// it from here, and `npm run build` checks each of them against the installed package (scripts/tools/missing-marks.ts): an upgrade that
// changes one stops the build and says what has to be looked at.

/** Names on Next's side of a request. */
export const NEXT_MARKS = {
  /** Headers by which Next's client requests a part of a page, in place of the whole page. */
  payloadHeader: 'rsc',
  prefetchHeader: 'next-router-prefetch',
  segmentPrefetchHeader: 'next-router-segment-prefetch',
  actionHeader: 'next-action',
  /** Query name that Next's client adds to such a request. */
  payloadQuery: '_rsc',
  /** Request header from which Next takes the nonce for the scripts that it writes. */
  policyHeader: 'content-security-policy',
  /** Paths of the build's own files, of Next itself, and of its tools in development. */
  staticFiles: '/_next/static/',
  ownFiles: '/_next/',
  developmentTools: '/__nextjs',
} as const
