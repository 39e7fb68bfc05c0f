// Every shipped page is written once, for a visitor, or for a member if required, and all that the writing shows is read of it: its
// status, valid HTML, metadata, no failed block, no repeated photograph; and that its islands become in the browser what the server wrote.
// Preact says nothing where its markup differs, so every island is made alive here, and rendered once more from nothing: neither may
// show anything that the server has not written. walk.spec.ts checks what only a whole page in a browser shows.
import { HtmlValidate } from 'html-validate'
import type { ComponentType } from 'react'
import type * as Wake from '@/renderer/browser/wake-island'
import { canonicalEventPath } from '@/schemas/rules/events/event-path'
import { lazyEntries, type IslandManifest } from '@/scripts/tools/build-islands.mjs'
import { readJson } from '../../support/fixtures'
import { islandDifferences } from '../../support/island-differences'
import { memberCookies } from '../../support/member-cookies'
import { pictureSources } from '../../support/picture-sources'
import { repeated } from '../../support/pictures-in'
import { shownPictures } from '../../support/shown-pictures'
import { expect, test } from '../../support/site-test'
import { STATUS, visits, type Visit } from '../../support/visits'

test.use({ ownContext: true, bypassCSP: true })

type Asked = Pick<Visit, 'path' | 'as'>

/** A template is on the page of its events only. */
const events = (readJson('pages-fixtures/seed/events.json') as { eventSeq: number }[]).map(({ eventSeq }): Asked => ({
  path: canonicalEventPath(eventSeq),
  as: 'member',
}))

/** No visit finds them: they follow a form or a fault. Most are in the examples of tests/laws/hydration.test.tsx. */
const FOUND_BY_NO_VISIT = [
  'store/order-complete/copy-account',
  'store/my-return/return-actions',
  'store/my-return/sent-tracking',
  'store/my-order/buy-again',
  'store/my-order/purchase-confirmation',
  'store/goods-detail/coupons',
  'store/goods-detail/restock',
  'store/_parts/returns/return-done',
  'store/_parts/returns/return-form',
  'store/_parts/orders/cancel-done',
  'store/_parts/orders/cancel-form',
  'store/_parts/orders/cancel-request-form',
  'store/_parts/orders/delivery-change',
  'store/_parts/orders/receipt-form',
  'store/_parts/orders/withdraw-cancel',
  'members/withdrawal/withdrawal-form',
  'members/reagree/reagree-form',
  'members/password-reset/reset-form',
  'members/password-first/first-form',
  'members/join-verify/verify-step',
  'members/join-info/info-form',
  'members/business-verify/verify-form',
  'members/business-info/info-form',
  'members/agency-join/information-form',
  'members/agency-join/terms-form',
  'members/_parts/design/design-button',
  'events/event-default/story/entry',
  'events/event-default/picture-review/entry',
  'events/collabo-form/request-form',
  'events/_parts/event-reviews/my-reviews',
  'content/recruit-application/withdraw-button',
  'base/fault/browser-fault',
  'base/_parts/before-after/move-edge',
]

/** How every page reads, beside its status. */
const WHOLE = { faults: [], hasFailedBlock: false, repeatedPictures: [], mains: 1, language: 'ko', hasTitle: true }

const html = new HtmlValidate({ extends: ['html-validate:standard'] })

test('every page is whole as it is written, and its islands become what the server wrote', async ({ page }) => {
  // All pages of the site, one after the other.
  test.setTimeout(480_000)
  const { wake } = readJson(`${process.env['NEXT_DIST_DIR'] || '.next'}/islands.json`) as IslandManifest
  // No script of ours runs on it.
  await page.goto('/robots.txt')
  const given = { differencesOf: islandDifferences, sourcesOf: pictureSources }
  await page.addScriptTag({
    content: `globalThis.compared = new Set(); ${Object.entries(given)
      .map(([name, given]) => `globalThis.${name} = ${given.toString()}`)
      .join('; ')}`,
  })
  const seen = new Set<string>()
  const differs = new Map<string, string>()
  // A booking is opened by a key that the site has signed: it stands on the member's own list.
  const { text: list } = await written({ path: '/mypage/consulting/smart', as: 'member' })
  const [booking = ''] = /\/zin\/exhibition\/visit\?key=[^"]+/.exec(list) ?? []
  const pages: Asked[] = [...visits(), ...events, { path: booking }]
  let coming = written(pages[0]!)
  for (const [i, asked] of pages.entries()) {
    const { status, text } = await coming
    // The server writes the next page while the browser and the rules of HTML look at this one.
    if (i + 1 < pages.length) coming = written(pages[i + 1]!)
    const [read, faults] = await Promise.all([page.evaluate(readWritten, { html: text, wake: wake.file }), faultsOf(text)])
    const { names, differences, sources, data, ...facts } = read
    const hasFailedBlock = text.includes('이 부분을 불러오지 못했습니다.')
    const about = { status, faults, hasFailedBlock, repeatedPictures: repeated(shownPictures(sources)), ...facts }
    expect.soft(about, asked.path).toEqual({ status: STATUS[asked.path] ?? 200, ...WHOLE })
    const objects = data.map((one) => JSON.parse(one) as Record<string, unknown>)
    expect.soft(objects.filter((object) => object['@type'] === 'BreadcrumbList').length, asked.path).toBeLessThanOrEqual(1)
    expect.soft(JSON.stringify(objects), asked.path).not.toMatch(/"(?:url|image|item)":\[?"\//)
    for (const name of names) seen.add(name)
    for (const difference of differences) if (!differs.has(difference)) differs.set(difference, asked.path)
  }
  expect([...differs]).toEqual([])
  const never = [...lazyEntries().keys()].filter((name) => !seen.has(name))
  expect(never).toEqual(FOUND_BY_NO_VISIT)
})

async function written({ path, as }: Asked): Promise<{ status: number; text: string }> {
  const cookies = as ? await memberCookies('haneul', as === 'confirmed' ? as : undefined) : new Map<string, string>()
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const response = await fetch(process.env['SITE_UNDER_TEST'] + path, { headers: { cookie } })
  return { status: response.status, text: await response.text() }
}

async function faultsOf(text: string): Promise<string[]> {
  const { results } = await html.validateString(text)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
}

/** Runs in the browser. */
async function readWritten({ html, wake }: { html: string; wake: string }) {
  const { wakeIsland } = (await import(wake)) as typeof Wake
  const { differencesOf, sourcesOf, compared } = globalThis as unknown as {
    differencesOf: typeof islandDifferences
    sourcesOf: typeof pictureSources
    compared: Set<string>
  }
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const facts = {
    sources: sourcesOf(parsed),
    mains: parsed.querySelectorAll('main').length,
    language: parsed.documentElement.lang,
    hasTitle: parsed.title.trim() !== '',
    data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
  }
  const names: string[] = []
  const differences: string[] = []
  document.body.replaceChildren(...parsed.body.childNodes)
  // What a slow moment made late is put in its place, as the page itself would do.
  for (const late of document.querySelectorAll<HTMLTemplateElement>('template[data-late]'))
    document.querySelector(`maru-late[data-late="${late.dataset['late']}"]`)?.replaceWith(late.content)
  for (const element of document.querySelectorAll<HTMLElement>('maru-island')) {
    names.push(element.getAttribute('name')!, ...(element.getAttribute('inner')?.split(' ') ?? []))
    // The header is on every page: what was compared once is not compared again.
    if (element.hasAttribute('plain') || compared.has(element.outerHTML)) continue
    compared.add(element.outerHTML)
    const { default: component } = (await import(element.getAttribute('src')!)) as { default: ComponentType<object> }
    differences.push(...(await differencesOf(element, component, wakeIsland)))
  }
  return { ...facts, names, differences }
}
