// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { world } from '../save/world-for-tests'
import { followAddress } from './follow-address'

beforeEach(() => history.replaceState(null, '', '/ice_builder/page/old?problem=x'))

test('the tab takes the new address of a page once it is saved, and keeps it for a reload', async () => {
  const { editor, saver, pass, network } = world()
  const leave = followAddress(editor, saver)
  editor.edit('페이지 주소 고치기', [{ op: 'setHead', field: 'route', value: '/소개/새 길' }])
  network.isUp = false
  await pass(10_000)
  expect(location.pathname).toBe('/ice_builder/page/old')
  network.isUp = true
  await pass(60_000)
  expect(location.pathname + location.search).toBe(
    `/ice_builder/page/${encodeURIComponent('소개')}/${encodeURIComponent('새 길')}?problem=x`,
  )
  leave()
})
