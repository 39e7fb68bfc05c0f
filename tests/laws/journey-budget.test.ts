import { describe, expect, it } from 'vitest'
import { readJson } from '../support/fixtures'
import { costsOf, journeyCosts, type JourneyCosts } from '../support/journey-costs'

const INSTEAD: Record<keyof JourneyCosts, string> = {
  pageLoads: 'read the page over HTTP (tests/support/read-page.ts), or look at more on a page that a test of the area opens already',
  contexts: 'use the fixture `page`, whose context has the scripts of the build compiled; a second person signs in after the first',
  servers: 'use the site of the run (SITE_UNDER_TEST), or move the test to tests/long',
  axeRuns:
    'look at the state where most is open once; pages as they come are held to the rules by walk.spec.ts, blocks by builder-workbench.spec.ts',
}

const budget = readJson('tests/support/journey-budget.json') as Record<string, JourneyCosts>
const costs = journeyCosts()
/** Of an area without a row, of which the first test speaks. */
const NOTHING: JourneyCosts = { pageLoads: 0, contexts: 0, servers: 0, axeRuns: 0 }
const shareOf = (area: string): JourneyCosts => budget[area] ?? NOTHING

describe('what journeys cost', () => {
  it('is budgeted for every area that has journeys', () => {
    const areas = Object.keys(costs)
    const rows = areas.filter((area) => !(area in budget)).map((area) => `"${area}": ${JSON.stringify(costs[area])}`)
    expect(rows, 'rows that tests/support/journey-budget.json needs').toEqual([])
    expect(
      Object.keys(budget).filter((area) => !areas.includes(area)),
      'rows of folders without journeys',
    ).toEqual([])
  })

  it.each(Object.entries(costs))('%s: stays within the share of the area', (area, spent) => {
    const over = Object.entries(spent)
      .filter(([cost, count]) => count > shareOf(area)[cost as keyof JourneyCosts])
      .map(([cost, count]) => {
        const share = shareOf(area)[cost as keyof JourneyCosts]
        return `${count} ${cost}, ${share} in the budget: ${INSTEAD[cost as keyof JourneyCosts]}; or save one in another journey of ${area}.`
      })
    expect(over).toEqual([])
  })

  // A share that is not used up is lowered with what saved it, so that the next journey cannot spend it unseen.
  it.each(Object.entries(costs))('%s: budgets no more than it spends', (area, spent) => {
    const { pageLoads, contexts, servers, axeRuns } = shareOf(area)
    const lower = (share: number, count: number) => Math.min(share, count)
    expect(shareOf(area), 'lower the row of tests/support/journey-budget.json to what is spent').toEqual({
      pageLoads: lower(pageLoads, spent.pageLoads),
      contexts: lower(contexts, spent.contexts),
      servers: lower(servers, spent.servers),
      axeRuns: lower(axeRuns, spent.axeRuns),
    })
  })

  it('is counted as it is written', () => {
    const text =
      "import { barriers } from 'x'\nwindow.open('/')\nawait page.goto('/')\nawait page.reload()\nexpect(await barriers(page)).toEqual([])"
    expect(costsOf([text])).toEqual({ pageLoads: 2, contexts: 0, servers: 0, axeRuns: 1 })
  })
})
