// An island's markup is written by React and made alive by Preact, which says nothing where the two differ. So every island of every
// shipped page is made alive here, and rendered once more from nothing: neither may show anything that the server has not written.
import type { ComponentType } from 'react'
import type * as Wake from '@/renderer/browser/wake-island'
import { lazyEntries, type IslandManifest } from '@/scripts/tools/build-islands.mjs'
import { canonicalEventPath } from '@/schemas/rules/events/event-path'
import { readJson } from '../../support/fixtures'
import { islandDifferences } from '../../support/island-differences'
import { memberCookies } from '../../support/member-cookies'
import { expect, test } from '../../support/site-test'
import { visits, type Visit } from '../../support/visits'

test.use({ ownContext: true, bypassCSP: true })

/** A template is on the page of its events only. */
const events = (readJson('pages-fixtures/seed/events.json') as { eventSeq: number }[]).map(({ eventSeq }): Pick<Visit, 'path' | 'as'> => ({
  path: canonicalEventPath(eventSeq),
  as: 'member',
}))

/** No visit finds them: they follow a form or a fault. Most are in the examples of tests/laws/hydration.test.tsx. */
const FOUND_BY_NO_VISIT = [
  'store/order-complete/copy-account',
  'store/my-return/return-actions',
  'store/my-return/sent-tracking',
  'store/my-order/purchase-confirmation',
  'store/_parts/returns/return-done',
  'store/_parts/returns/return-form',
  'store/_parts/orders/cancel-done',
  'store/_parts/orders/cancel-form',
  'store/_parts/orders/receipt-form',
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
]

test('what the server writes of an island is what the browser makes of it', async ({ page }) => {
  // Every island of every page is made alive twice, one after the other.
  test.slow()
  const { wake } = readJson(`${process.env['NEXT_DIST_DIR'] || '.next'}/islands.json`) as IslandManifest
  // No script of ours runs on it.
  await page.goto('/robots.txt')
  await page.addScriptTag({ content: `globalThis.compared = new Set(); globalThis.differencesOf = ${islandDifferences.toString()}` })
  const seen = new Set<string>()
  const found = new Map<string, string>()
  // A booking is opened by a key that the site has signed: it stands on the member's own list.
  const [booking = ''] = /\/zin\/exhibition\/visit\?key=[^"]+/.exec(await htmlOf({ path: '/mypage/consulting/smart', as: 'member' })) ?? []
  const pages = [...visits(), ...events, { path: booking }]
  let coming = htmlOf(pages[0]!)
  for (const [i, { path }] of pages.entries()) {
    const html = await coming
    // The server writes the next page while the browser looks at this one.
    if (i + 1 < pages.length) coming = htmlOf(pages[i + 1]!)
    const { names, differences } = await page.evaluate(compareIslands, { html, wake: wake.file })
    for (const name of names) seen.add(name)
    for (const difference of differences) if (!found.has(difference)) found.set(difference, path)
  }
  expect([...found]).toEqual([])
  const never = [...lazyEntries().keys()].filter((name) => !seen.has(name))
  expect(never).toEqual(FOUND_BY_NO_VISIT)
})

async function htmlOf({ path, as }: Pick<Visit, 'path' | 'as'>): Promise<string> {
  const cookies = as ? await memberCookies('haneul', as === 'confirmed' ? as : undefined) : new Map<string, string>()
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  return (await fetch(process.env['SITE_UNDER_TEST'] + path, { headers: { cookie } })).text()
}

/** Runs in the browser. */
async function compareIslands({ html, wake }: { html: string; wake: string }) {
  const { wakeIsland } = (await import(wake)) as typeof Wake
  const { differencesOf, compared } = globalThis as unknown as { differencesOf: typeof islandDifferences; compared: Set<string> }
  const names: string[] = []
  const differences: string[] = []
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
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
  return { names, differences }
}
