// A record's page shows no photograph twice, once its rails have answered. Over HTTP: what a page repeats, it repeats in its markup.
// Shipped pages are looked at by the tour; that lists repeat nothing is a law over the seeds (tests/laws/pictures.test.ts).
import type { CaseType } from '@/schemas/api/content/interiors'
import { caseHref } from '@/schemas/rules/content/case-place'
import { contentHref } from '@/schemas/rules/content/content-place'
import { readJson } from '../../support/fixtures'
import { pictureSources } from '../../support/picture-sources'
import { repeated } from '../../support/pictures-in'
import { readPage } from '../../support/read-page'
import { shownPictures } from '../../support/shown-pictures'
import { expect, test } from '../../support/site-test'

interface Rows {
  'interior-cases': { seq: number; type: CaseType }
  'styling-contents': { kind: string; tab: string; name: string }
  products: { zinPrdId: string }
}
const paths = <Name extends keyof Rows>(name: Name, path: (row: Rows[Name]) => string) =>
  (readJson(`pages-fixtures/seed/${name}.json`) as Rows[Name][]).map(path)

/** Of the many one in so many: their rails are chosen by the same rule. */
const ONE_IN = 4
const RECORDS = {
  cases: paths('interior-cases', ({ seq, type }) => caseHref({ SEQ: seq, TYPE: type })),
  pieces: paths('styling-contents', ({ kind, tab, name }) => contentHref({ KIND: kind, TAB: tab, NAME: name })),
  products: paths('products', ({ zinPrdId }) => `/zin/product/${zinPrdId}`),
}

for (const [name, all] of Object.entries(RECORDS)) {
  test(`${name}: a page shows no photograph twice`, async ({ request }) => {
    const twice: string[] = []
    for (const path of all.filter((_, i) => i % ONE_IN === 0)) {
      const { status, document } = await readPage(request, path)
      expect(status, path).toBe(200)
      const shown = shownPictures(pictureSources(document))
      expect(shown.length, `${path} shows photographs`).toBeGreaterThan(0)
      twice.push(...repeated(shown).map((picture) => `${path} ${picture}`))
    }
    expect(twice).toEqual([])
  })
}
