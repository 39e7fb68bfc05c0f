// Which areas `npm test` runs: those that are named, or those that a change touches. An area's tests are the tests of its folders on every
// floor, its journeys, and all laws, because a law reads what every area brings; the dear laws loop over what the chosen areas bring
// (tests/support/chosen-areas.ts). What stands in no area concerns all of them.

/** Folders of an area, by floor. */
const FLOORS = [
  'app/office',
  'blocks',
  'pages-fixtures/site',
  'schemas/api',
  'schemas/records',
  'schemas/rules',
  'services',
  'tests/journeys',
]
/** Read by the laws and the static checks alone, which always run. */
const TEXTS = /^(docs\/|tests\/laws\/|LICENSE$|[^/]+\.md$)/

/** @returns the folders in which the tests of an area stand, as paths from the root. */
export const unitFoldersOf = (areas) => areas.flatMap((area) => FLOORS.map((floor) => `${floor}/${area}/`))
/** What a change of these areas, or of these files, can make badly formatted or written: files and folders, of which not all need be there. */
export const checkedPathsOf = (areas, changed = []) => [
  ...new Set([
    ...unitFoldersOf(areas),
    ...journeyFoldersOf(areas),
    ...areas.map((area) => `services/db/tables/${area}.ts`),
    'tests/laws/',
    ...changed,
  ]),
]
export const journeyFoldersOf = (areas) => areas.map((area) => `tests/journeys/${area}/`)

/**
 * @param {Record<string, { needs: readonly string[], may?: readonly string[] }>} table schemas/areas.ts.
 * @returns the areas and all that import one of them, in the order of the table.
 */
export function withDependents(areas, table) {
  const chosen = new Set(areas)
  const importsChosen = ([, { needs, may = [] }]) => [...needs, ...may].some((area) => chosen.has(area))
  for (;;) {
    const added = Object.entries(table).filter(([area, arrows]) => !chosen.has(area) && importsChosen([area, arrows]))
    if (added.length === 0) return Object.keys(table).filter((area) => chosen.has(area))
    for (const [area] of added) chosen.add(area)
  }
}

/**
 * @param files changed paths from the root.
 * @returns the areas to run, none when only texts changed; undefined when everything has to run.
 */
export function areasOfChange(files, table) {
  const areas = new Set()
  const journeys = new Set()
  for (const file of files) {
    if (TEXTS.test(file)) continue
    const floor = FLOORS.find((one) => file.startsWith(`${one}/`))
    const area = floor ? file.slice(floor.length + 1).split('/')[0] : /^services\/db\/tables\/(\w+)\.ts$/.exec(file)?.[1]
    // Every area imports base.
    if (area === undefined || area === 'base' || !Object.hasOwn(table, area)) return undefined
    // No other area imports a journey.
    ;(floor === 'tests/journeys' ? journeys : areas).add(area)
  }
  return [...new Set([...withDependents([...areas], table), ...journeys])]
}
