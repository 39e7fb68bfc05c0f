// Reports which of the marks in app/front/private-marks.ts the installed Next and React no longer have. Each result is a sentence that
// says what has to be checked before the version is taken. Two kinds of proof: the source of Next's page runtime contains the mark, and
// pages rendered with Next's React are put in order by the page server's own code.
import type * as React from 'react'
import { contentPolicy } from '@/app/front/content-policy'
import { NEXT_MARKS, REACT_MARKS } from '@/app/front/marks'
import { unrollHead, unrollStream } from '@/app/front/unroll-stream'
import type { MarkSources } from './mark-sources'

const UNROLL = 'app/front/unroll-stream.ts has to be taught the new form'

export async function missingMarks(sources: MarkSources): Promise<string[]> {
  const missing: string[] = []
  const expect = (holds: boolean, sentence: string): void => void (holds || missing.push(sentence))

  for (const [name, text] of Object.entries(REACT_MARKS)) {
    expect(
      sources.pageRuntime.includes(text),
      `React's server no longer writes ${JSON.stringify(text)} (REACT_MARKS.${name}): see what it writes instead; ${UNROLL}.`,
    )
  }
  const { clientRequests, httpErrors, redirects } = sources
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
    ['lateHttpError', httpErrors['HTTP_ERROR_FALLBACK_ERROR_CODE'], 'missing pages would be cached (app/front/capture-page.ts)'],
    ['lateRedirect', redirects['REDIRECT_ERROR_CODE'], 'moved pages would be cached (app/front/capture-page.ts)'],
  ]
  for (const [name, found, consequence] of named) {
    expect(
      found === NEXT_MARKS[name],
      `Next now says ${JSON.stringify(found)} where NEXT_MARKS.${name} is ${JSON.stringify(NEXT_MARKS[name])}: ${consequence}.`,
    )
  }
  expect(
    sources.nonceOf({ [NEXT_MARKS.policyHeader]: contentPolicy(["'nonce-probe'"]) }) === 'probe',
    'Next no longer reads the nonce from the policy of the request: its scripts would be blocked (app/front/live-headers.ts, capture-page.ts).',
  )
  expect(
    sources.developmentTools.includes(`${NEXT_MARKS.developmentTools}_`),
    `Next's tools no longer post to ${NEXT_MARKS.developmentTools}_…: they get 405 in development (app/front/create-page-server.ts).`,
  )
  expect(
    sources.builtPage === undefined || sources.builtPage.includes(NEXT_MARKS.staticFiles),
    `Next no longer serves the build's files below ${NEXT_MARKS.staticFiles}: see app/front/static-files.ts and live-headers.ts.`,
  )
  for (const sentence of await badRenders(sources)) missing.push(sentence)
  return missing
}

async function badRenders({ render }: MarkSources): Promise<string[]> {
  const bad: string[] = []
  const streamed = await render((react) => latePage(react))
  if (!streamed.includes(`${REACT_MARKS.completeBoundary}("`) || !streamed.includes(' hidden')) {
    bad.push(`React no longer streams a late block out of order, which this check is made of: ${UNROLL}.`)
  }
  const whole = unrollStream(streamed)
  const order = [...whole.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part)
  if (order.join() !== PARTS.join() || whole.includes(' hidden') || whole.includes(REACT_MARKS.completeBoundary)) {
    bad.push(`A finished page was not put in order (parts ${order.join(', ')}): ${UNROLL}.`)
  }
  if (!/<script[^>]* nonce="probe"/.test(streamed)) {
    bad.push(
      'React no longer puts the nonce on its scripts: app/front/hash-scripts.ts would name no hashes, and cached pages would not move.',
    )
  }
  const beginning = unrollHead(streamed.slice(0, streamed.indexOf('data-part="last"')))
  if (!beginning.includes('data-part="first"')) bad.push(`The beginning of a late page was lost: ${UNROLL}.`)
  const failed = await render((react) => failingPage(react))
  if (!failed.includes(`${REACT_MARKS.failedTemplate}${REACT_MARKS.errorDigest}failed"`)) {
    bad.push(
      'A block that failed on the server is no longer marked by its digest: app/front/capture-page.ts would cache it as a whole page.',
    )
  }
  return bad
}

const PARTS = ['first', 'outer', 'inner', 'row', 'drawing', 'last']

/** A page whose blocks are late at different times: in HTML, nested, in a table, in an SVG. */
function latePage({ createElement: h, lazy, Suspense }: typeof React): React.ReactNode {
  const late = (ms: number, node: React.ReactNode): React.ReactNode =>
    h(
      Suspense,
      { fallback: null },
      h(
        lazy(async () => {
          await new Promise((resolve) => setTimeout(resolve, ms))
          return { default: () => node }
        }),
      ),
    )
  const part = (name: string, tag = 'p', ...children: React.ReactNode[]): React.ReactNode => h(tag, { 'data-part': name }, ...children)
  return h(
    'html',
    null,
    h(
      'body',
      null,
      part('first'),
      late(10, part('outer', 'div', late(20, part('inner')))),
      h('table', null, h('tbody', null, late(15, part('row', 'tr', h('td', null, 'cell'))))),
      h('svg', null, late(15, part('drawing', 'g'))),
      late(30, part('last')),
    ),
  )
}

function failingPage({ createElement: h, Suspense }: typeof React): React.ReactNode {
  const Failing = (): React.ReactNode => {
    throw new Error('a block that fails')
  }
  return h('html', null, h('body', null, h(Suspense, { fallback: h('p', null, 'fallback') }, h(Failing))))
}
