import { describe, expect, test } from 'vitest'
import { NEXT_MARKS } from '@/app/front/next-marks'
import { installedSources, type MarkSources } from './mark-sources'
import { missingMarks } from './missing-marks'

const installed = installedSources()
const sentencesOf = (changes: Partial<MarkSources>): string => missingMarks({ ...installed, ...changes }).join('\n')

test('the installed Next has every mark', () => expect(missingMarks(installed)).toEqual([]))

describe('an upgrade that changes a mark fails with a sentence that names it', () => {
  test.each([
    ['payloadHeader', 'RSC_HEADER'],
    ['prefetchHeader', 'NEXT_ROUTER_PREFETCH_HEADER'],
    ['segmentPrefetchHeader', 'NEXT_ROUTER_SEGMENT_PREFETCH_HEADER'],
    ['actionHeader', 'ACTION_HEADER'],
    ['payloadQuery', 'NEXT_RSC_UNION_QUERY'],
  ])('Next’s %s', (name, exported) => {
    const renamed = sentencesOf({ clientRequests: { ...installed.clientRequests, [exported]: 'another' } })
    expect(renamed).toContain(`Next now says "another" where NEXT_MARKS.${name} is`)
    expect(sentencesOf({ clientRequests: { ...installed.clientRequests, [exported]: undefined } })).toContain(`NEXT_MARKS.${name}`)
  })

  test.each([
    ['the nonce', { nonceOf: () => undefined }],
    [NEXT_MARKS.developmentTools, { developmentTools: '' }],
    [NEXT_MARKS.staticFiles, { builtPage: '<script src="/_assets/a.js"></script>' }],
  ] satisfies [string, Partial<MarkSources>][])('Next’s %s', (name, changes) => {
    expect(sentencesOf(changes)).toContain(name)
  })
})
