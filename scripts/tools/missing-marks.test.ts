import { describe, expect, test } from 'vitest'
import { NEXT_MARKS, REACT_MARKS } from '@/app/front/marks'
import { installedSources, type MarkSources } from './mark-sources'
import { missingMarks } from './missing-marks'

const installed = installedSources()
const sentencesOf = async (changes: Partial<MarkSources>): Promise<string> => (await missingMarks({ ...installed, ...changes })).join('\n')

test('the installed Next and React have every mark', async () => {
  expect(await missingMarks(installed)).toEqual([])
})

describe('an upgrade that changes a mark fails with a sentence that names it', () => {
  test.each(Object.entries(REACT_MARKS))('React’s %s', async (name, text) => {
    expect(await sentencesOf({ pageRuntime: installed.pageRuntime.replaceAll(text, '') })).toContain(`(REACT_MARKS.${name})`)
  })

  test.each([
    ['payloadHeader', 'RSC_HEADER'],
    ['prefetchHeader', 'NEXT_ROUTER_PREFETCH_HEADER'],
    ['segmentPrefetchHeader', 'NEXT_ROUTER_SEGMENT_PREFETCH_HEADER'],
    ['actionHeader', 'ACTION_HEADER'],
    ['payloadQuery', 'NEXT_RSC_UNION_QUERY'],
  ])('Next’s %s', async (name, exported) => {
    const renamed = await sentencesOf({ clientRequests: { ...installed.clientRequests, [exported]: 'another' } })
    expect(renamed).toContain(`Next now says "another" where NEXT_MARKS.${name} is`)
    expect(await sentencesOf({ clientRequests: { ...installed.clientRequests, [exported]: undefined } })).toContain(`NEXT_MARKS.${name}`)
  })

  test.each([
    ['lateHttpError', { httpErrors: {} }],
    ['lateRedirect', { redirects: {} }],
    ['the nonce', { nonceOf: () => undefined }],
    [NEXT_MARKS.developmentTools, { developmentTools: '' }],
    [NEXT_MARKS.staticFiles, { builtPage: '<script src="/_assets/a.js"></script>' }],
  ] satisfies [string, Partial<MarkSources>][])('Next’s %s', async (name, changes) => {
    expect(await sentencesOf(changes)).toContain(name)
  })

  test.each([
    ['another name for the script that moves a late block', (html: string) => html.replaceAll('$RC', '$RM'), 'put in order'],
    ['another place for a late block', (html: string) => html.replaceAll('<div hidden id=', '<div inert id='), 'put in order'],
    ['scripts without the nonce', (html: string) => html.replaceAll(' nonce="probe"', ''), 'nonce'],
    ['a failed block without its digest', (html: string) => html.replaceAll(' data-dgst=', ' data-digest='), 'digest'],
    ['no late blocks at all', (html: string) => html.replaceAll('$RC', '').replaceAll(' hidden', ''), 'out of order'],
  ])('a stream with %s', async (_, change, word) => {
    const render: MarkSources['render'] = async (page) => change(await installed.render(page))
    expect(await sentencesOf({ render })).toContain(word)
  })
})
