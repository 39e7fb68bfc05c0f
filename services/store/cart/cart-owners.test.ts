import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carts } from '@/services/db/tables/cart'
import { members } from '@/services/db/tables/members'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { readSession } from '@/services/auth/domain/read-session'
import { readVisit } from '@/services/auth/domain/visit'
import { seedMembers } from '@/services/members/domain/seed-members'
import { eraseMember } from '@/services/members/domain/erase-member'
import { addGoods } from '@/tests/support/parent-rows'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

import { cartCalls, sellForCarts } from './cart-calls-for-tests'

const WHO = 'doyun'
const DAY = 24 * 3_600_000

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let clock: Date
  beforeAll(async () => {
    app = await openTestApp(kind)
    await seedMembers(app.open.db, 'site', new Date())
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = new Date()
    await sellForCarts(app)
  })
  const { browser, save, put, said, refused } = cartCalls(
    () => app,
    () => clock,
  )

  test('Q-095: a guest agrees to everything that is required, and the visit of the browser knows it', async () => {
    const who = browser()
    const agree = (given: object) => who.post('/svc/orderCartSvcApi/guestAgree', given)
    for (const given of [{}, { over14: true, terms: true }, { over14: true, terms: true, privacy: false }])
      expect(await refused(agree(given))).toEqual([400, '필수 항목에 모두 동의해 주세요.'])
    expect(who.cookies.has('maru-visit')).toBe(false)
    expect((await agree({ over14: true, terms: true, privacy: true })).status).toBe(200)
    const session = await readSession(who.cookie, clock)
    expect(await readVisit({ db: app.open.db, session, now: clock })).toEqual({ guestOrder: { at: clock.getTime() } })
  })

  describe('whose it is', () => {
    test("Q-096: at the sign-in a visitor's lines join the member's, once, and sign-out begins with an empty cart", async () => {
      const at = browser()
      await at.signIn(WHO, DEMO_PASSWORD)
      await put(at, 'oak', 2)
      await put(at, 'big', 60)
      await at.get('/svc/signOut')
      expect([...at.cookies.keys()].filter((name) => name.startsWith('maru-cart'))).toEqual([])
      expect(await said(at)).toEqual([])
      await put(at, 'walnut', 1)
      await put(at, 'big', 60)
      const before = at.cookies.get('maru-cart')!
      await at.signIn(WHO, DEMO_PASSWORD)
      expect(await said(at)).toEqual(['walnut 1', 'oak 2', 'big 99'])
      expect([at.cookies.get('maru-cart'), at.cookies.get('maru-cart-count')]).toEqual([undefined, '3'])
      // The cookie of before names nothing any more.
      const copied = browser()
      copied.cookies.set('maru-cart', before)
      expect(await said(copied)).toEqual([])
      await at.signIn(WHO, DEMO_PASSWORD)
      expect(await said(at)).toEqual(['walnut 1', 'oak 2', 'big 99'])
    })

    test('two browsers that sign in at once, and one that does so twice, lose nothing and add nothing twice', async () => {
      const [phone, desk] = [browser(), browser('198.51.100.23')]
      await put(phone, 'oak', 2)
      await put(phone, 'big')
      await put(desk, 'oak', 3)
      await put(desk, 'walnut')
      const again = browser()
      again.cookies.set('maru-cart', phone.cookies.get('maru-cart')!)
      const answers = await Promise.all([phone, desk, again].map((who) => who.signIn(WHO, DEMO_PASSWORD)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await said(phone)).toSorted()).toEqual(['big 1', 'oak 5', 'walnut 1'])
      expect(await app.open.db.$count(carts)).toBe(1)
    })

    test('a merge that fails blocks no sign-in, and the visitor keeps the cart', async () => {
      const who = browser()
      await put(who, 'oak')
      await app.open.pool.query('alter table cart_line rename column qty to qty_away')
      const { status } = await who.signIn(WHO, DEMO_PASSWORD)
      await app.open.pool.query('alter table cart_line rename column qty_away to qty')
      expect(status).toBe(200)
      expect(who.cookies.has('maru-cart')).toBe(true)
      await who.signIn(WHO, DEMO_PASSWORD)
      expect(await said(who)).toEqual(['oak 1'])
    })

    test('the lines of both count up to 200, the visitor’s latest first', async () => {
      const many = Object.fromEntries(Array.from({ length: 205 }, (_, i) => [`v${i}`, 5]))
      await addGoods(app.open.db, 'shelf', { variants: many })
      const items = Object.keys(many).map((optionId) => ({ productId: 'shelf', optionId, qty: 1 }))
      const member = browser()
      await member.signIn(WHO, DEMO_PASSWORD)
      await save(member, items.slice(0, 198))
      const visitor = browser('198.51.100.23')
      for (const item of items.slice(198, 203)) await save(visitor, [item])
      await visitor.signIn(WHO, DEMO_PASSWORD)
      const lines = await said(visitor)
      expect(lines).toHaveLength(200)
      expect(lines.slice(0, 2).toSorted()).toEqual(['v201 1', 'v202 1'])
    })

    test('a member whose access token ran out gets no second cart: the call is refused, so that the browser renews', async () => {
      const who = browser()
      await who.signIn(WHO, DEMO_PASSWORD)
      await put(who, 'oak')
      who.cookies.delete('maru-member')
      expect((await put(who, 'oak')).status).toBe(401)
      expect((await who.get('/svc/orderCartSvcApi/cartList')).status).toBe(401)
    })

    test('a visitor’s cart is forgotten thirty days after its last change, a member’s with the withdrawal', async () => {
      const visitor = browser()
      await put(visitor, 'oak')
      clock = new Date(clock.getTime() + 29 * DAY)
      await put(visitor, 'walnut')
      clock = new Date(clock.getTime() + 29 * DAY)
      expect(await said(visitor)).toHaveLength(2)
      clock = new Date(clock.getTime() + 2 * DAY)
      expect(await said(visitor)).toEqual([])
      await put(browser('198.51.100.23'), 'oak')
      expect(await app.open.db.$count(carts)).toBe(1)
      const member = browser()
      await member.signIn(WHO, DEMO_PASSWORD)
      await put(member, 'oak')
      const [row] = await app.open.db.select().from(members).where(eq(members.memberId, WHO))
      await app.open.db
        .transaction(async (tx) => {
          await eraseMember(tx, row!.memberNo, clock)
          expect(await tx.$count(carts, sql`${carts.memberNo} is not null`)).toBe(0)
          throw new Error('taken back')
        })
        .catch((error: Error) => expect(error.message).toBe('taken back'))
    })
  })
})
