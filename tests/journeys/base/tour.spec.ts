// Every shipped page over HTTP, as a visitor, or as a member if required: its status, valid HTML, metadata, no failed block, no repeated
// photograph. walk.spec.ts checks what needs a browser.
import { HtmlValidate } from 'html-validate'
import { memberCookies } from '../../support/member-cookies'
import { repeated } from '../../support/pictures-in'
import { readPage } from '../../support/read-page'
import { shownPictures } from '../../support/shown-pictures'
import { expect, test } from '../../support/site-test'
import { STATUS, visits } from '../../support/visits'

const html = new HtmlValidate({ extends: ['html-validate:standard'] })

for (const { file, path, as } of visits()) {
  test(`${path} (${file})`, async ({ request }) => {
    const cookies = as ? await memberCookies('haneul', as === 'confirmed' ? as : undefined) : new Map()
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const { status, text, document } = await readPage(request, path, { cookie })
    expect(status).toBe(STATUS[path] ?? 200)
    expect(await faultsOf(text)).toEqual([])
    expect(text).not.toContain('이 부분을 불러오지 못했습니다.')
    expect(repeated(shownPictures(document))).toEqual([])

    expect(document.querySelectorAll('main')).toHaveLength(1)
    expect(document.documentElement.lang).toBe('ko')
    expect(document.title.trim()).not.toBe('')
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    )
    expect(data.filter((object) => object['@type'] === 'BreadcrumbList').length).toBeLessThanOrEqual(1)
    expect(JSON.stringify(data)).not.toMatch(/"(?:url|image|item)":\[?"\//)
  })
}

/** @param text a page as a browser puts it together: one that is its reader's alone comes out of order, as React streams it. */
async function faultsOf(text: string): Promise<string[]> {
  const { results } = await html.validateString(text)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
}
