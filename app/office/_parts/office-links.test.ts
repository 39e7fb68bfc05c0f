import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { officeAreas } from '@/app/office/areas'
import { OFFICE_GROUPS } from '@/app/office/groups'
import { openLinks } from '@/builder/list/open-links'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { CONSOLE_SCREENS } from '@/schemas/rules/base/console-screens'
import { consoleArea, consoleAreas, usualRights } from '@/schemas/rules/base/console-areas'
import { OFFICE_LINKS } from './office-links'

const entries = officeAreas.flatMap(({ links }) => links)
const twice = (all: readonly unknown[]) => all.filter((one, at) => all.indexOf(one) !== at)

test('there are eight groups, none is empty, and nothing stands twice: no screen, no name, no icon', () => {
  const groups = OFFICE_LINKS.filter(({ words }) => words !== undefined)
  expect(groups.map(({ links }) => links.length > 0)).toEqual(Array(8).fill(true))
  expect(twice([...OFFICE_GROUPS.map(({ words }) => words), ...entries.map(({ words }) => words)])).toEqual([])
  expect(twice(entries.map(({ id }) => id))).toEqual([])
  expect(twice(entries.map(({ icon }) => icon))).toEqual([])
  expect(OFFICE_LINKS.flatMap(({ links }) => links)).toHaveLength(entries.length)
})

test('every type of record has one entry', () => {
  const types = entries.flatMap(({ id }) => (id.startsWith('records/') ? [id.slice('records/'.length)] : []))
  expect(types.sort()).toEqual(RECORD_TYPES.map(({ type }) => type).sort())
})

const screens = new Set(
  globSync('app/ice_builder/**/page.tsx').map((file) => `/${file.replace(/^app\//, '').replace(/(\/\[\[.*\]\])?\/page\.tsx$/, '')}`),
)

test('every entry has a screen, and a right that is given', () => {
  for (const { id, right, path = `/ice_builder/${id}` } of entries) {
    const folder = id.startsWith('records/') ? '/ice_builder/records/[type]' : path.split('?')[0]!
    expect([id, screens.has(folder)]).toEqual([id, true])
    if (right) expect([id, consoleArea(right)?.id]).toEqual([id, right])
  }
})

test('a favourite can be every screen, and nothing else', () => {
  expect(entries.flatMap(({ id }) => (id.startsWith('records/') ? [] : [id])).sort()).toEqual([...CONSOLE_SCREENS].sort())
})

test('daily work stands first in every group', () => {
  const daily = new Set(entries.flatMap(({ id, isDaily }) => (isDaily ? [id] : [])))
  for (const { links } of OFFICE_LINKS) {
    const marks = links.map(({ id }) => daily.has(id))
    expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)))
  }
})

const seenBy = (rights: object) =>
  openLinks(OFFICE_LINKS, { role: 'mng', rights } as never)
    .flatMap(({ links }) => links)
    .map(({ id }) => id)

test.each(consoleAreas().map(({ id }) => id))('who may see only %s is offered its screens and those of everybody', (area) => {
  const own = entries.filter(({ right }) => right === area || right === undefined).map(({ id }) => id)
  expect(seenBy({ [area]: { acts: ['see'] } }).sort()).toEqual(own.sort())
})

test('a manager without a role is offered nothing personal', () => {
  const personal = entries.filter(({ right }) => right && consoleArea(right)?.isPersonal).map(({ id }) => id)
  expect(seenBy(usualRights()).filter((id) => personal.includes(id))).toEqual([])
})
