import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_ADDRESSES } from '@/schemas/rules/store/delivery-address'
import { deliveryAddresses, refundAccounts } from '@/services/db/tables/deliveries'
import { throttles } from '@/services/db/tables/base'
import { addMembers } from '@/tests/support/parent-rows'
import { member } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const PLACE = { name: '송다온', phoneNo: '010-2000-1011', zipCode: '06236', address: '서울 강남구 테헤란로 1', addressDetail: '101호' }
const SAVE = '/svc/deliverySvcApi/save'
const ACCOUNT = { bank: '20', accountNo: '11012345678', holder: '송다온' }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, 'own', 'other')
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(deliveryAddresses)
    await app.open.db.delete(refundAccounts)
    await app.open.db.delete(throttles)
  })
  const as = member('own')
  const save = async (change: object = {}, of = as) => {
    const { status, data } = await app.post(SAVE, { address: { ...PLACE, ...change } }, { as: of })
    expect(status, data.resultMessage).toBe(200)
    return data.item['seq'] as number
  }
  const list = async (of = as) => (await app.get('/svc/deliverySvcApi/svcList', { as: of })).data.items
  const remove = (seq: number, of = as) => app.post('/svc/deliverySvcApi/remove', { seq }, { as: of })
  const defaults = async () => (await list()).filter(({ defaultYn }) => defaultYn === 'Y').map(({ seq }) => seq)

  test('SYS-40: one address is the default, whichever is added, changed or removed', async () => {
    const first = await save()
    expect(await list()).toEqual([{ ...PLACE, phoneNo: '01020001011', seq: first, defaultYn: 'Y' }])
    const second = await save({ name: '회사' })
    expect(await defaults()).toEqual([first])
    const third = await save({ name: '부모님', defaultYn: 'Y' })
    expect(await defaults()).toEqual([third])
    await save({ seq: third, name: '부모님 댁' })
    expect((await list())[0]).toMatchObject({ seq: third, name: '부모님 댁', defaultYn: 'Y' })
    expect((await remove(third)).status).toBe(200)
    expect(await defaults()).toEqual([second])
    // Pressed twice, or in another tab.
    expect((await remove(third)).status).toBe(200)
    await remove(second)
    await remove(first)
    expect(await list()).toEqual([])
  })

  test('what is wrong is said at its field', async () => {
    const { status, data } = await app.post(SAVE, { address: { ...PLACE, name: ' ', zipCode: '1' } }, { as })
    expect(status).toBe(400)
    expect(data.problems?.map(({ pointer }) => pointer)).toEqual(['/name', '/address'])
    expect(await list()).toEqual([])
  })

  test('one that is another member’s is not there', async () => {
    const seq = await save()
    expect((await app.post(SAVE, { address: { ...PLACE, seq } }, { as: member('other') })).status).toBe(404)
    expect((await remove(seq, member('other'))).status).toBe(200)
    expect([await list(member('other')), (await list()).length]).toEqual([[], 1])
  })

  test('there are twenty at most, also when two tabs add the last', async () => {
    for (let at = 1; at < MOST_ADDRESSES; at++) await save({ name: `${at}번` })
    await app.open.db.delete(throttles)
    const both = await Promise.all([1, 2].map(() => app.post(SAVE, { address: PLACE }, { as })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await list()).toHaveLength(MOST_ADDRESSES)
    expect(await defaults()).toHaveLength(1)
  })

  test('a refund account is the member’s own, the only one, and sealed', async () => {
    const read = async (of = as) => (await app.get('/svc/refundAccountSvcApi/svcRead', { as: of })).data.item
    expect(await read()).toBeNull()
    for (const accountNo of ['11099999999', ACCOUNT.accountNo])
      expect((await app.post('/svc/refundAccountSvcApi/save', { ...ACCOUNT, accountNo }, { as })).status).toBe(200)
    expect([await read(), await read(member('other'))]).toEqual([ACCOUNT, null])
    expect((await app.post('/svc/refundAccountSvcApi/save', { ...ACCOUNT, bank: '99' }, { as })).status).toBe(400)
    const { rows } = await app.open.pool.query('select account from refund_account')
    expect(JSON.stringify(rows)).not.toContain(ACCOUNT.accountNo)
    const remove = (of = as) => app.post('/svc/refundAccountSvcApi/remove', {}, { as: of })
    expect([(await remove(member('other'))).status, await read()]).toEqual([200, ACCOUNT])
    // Pressed twice, or in another tab.
    for (const _ of [1, 2]) expect((await remove()).status).toBe(200)
    expect(await read()).toBeNull()
    expect(await app.open.db.$count(refundAccounts)).toBe(0)
  })
})
