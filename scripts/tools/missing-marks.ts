// Reports which of the marks in app/front/next-marks.ts the installed Next no longer has. Each result is a sentence that says what has to be
// checked before the version is taken.
import { contentPolicy } from '@/app/front/content-policy'
import { NEXT_MARKS } from '@/app/front/next-marks'
import type { MarkSources } from './mark-sources'

export function missingMarks(sources: MarkSources): string[] {
  const missing: string[] = []
  const expect = (holds: boolean, sentence: string): void => void (holds || missing.push(sentence))

  const { clientRequests } = sources
  const named: [keyof typeof NEXT_MARKS, unknown, string][] = [
    [
      'payloadHeader',
      clientRequests['RSC_HEADER'],
      'the builder’s payloads would reach visitors who are not staff (app/front/is-client-payload.ts)',
    ],
    ['prefetchHeader', clientRequests['NEXT_ROUTER_PREFETCH_HEADER'], 'the same for prefetches (app/front/is-client-payload.ts)'],
    [
      'segmentPrefetchHeader',
      clientRequests['NEXT_ROUTER_SEGMENT_PREFETCH_HEADER'],
      'the same for prefetches of a part (app/front/is-client-payload.ts)',
    ],
    ['actionHeader', clientRequests['ACTION_HEADER'], 'the same for server actions (app/front/is-client-payload.ts)'],
    ['payloadQuery', clientRequests['NEXT_RSC_UNION_QUERY'], 'the same for payloads by query (app/front/is-client-payload.ts)'],
  ]
  for (const [name, found, consequence] of named) {
    expect(
      found === NEXT_MARKS[name],
      `Next now says ${JSON.stringify(found)} where NEXT_MARKS.${name} is ${JSON.stringify(NEXT_MARKS[name])}: ${consequence}.`,
    )
  }
  expect(
    sources.nonceOf({ [NEXT_MARKS.policyHeader]: contentPolicy(["'nonce-probe'"]) }) === 'probe',
    'Next no longer reads the nonce from the policy of the request: the builder’s scripts would be blocked (app/front/live-headers.ts).',
  )
  expect(
    sources.developmentTools.includes(`${NEXT_MARKS.developmentTools}_`),
    `Next's tools no longer post to ${NEXT_MARKS.developmentTools}_…: they get 405 in development (app/front/create-page-server.ts).`,
  )
  expect(
    sources.builtPage === undefined || sources.builtPage.includes(NEXT_MARKS.staticFiles),
    `Next no longer serves the build's files below ${NEXT_MARKS.staticFiles}: see app/front/static-files.ts and live-headers.ts.`,
  )
  return missing
}
