import { expect, test } from 'vitest'
import seeds from '@/pages-fixtures/seed/menus.json' with { type: 'json' }
import { foldMenus } from './fold-menus'
import { currentEntry, menuTree, type MenuNode } from './menu-tree'

const menu = (name: string): MenuNode => ({ id: name, name, link: `/${name}`, description: '', children: [] })
const bar = (...names: string[]) =>
  foldMenus(names.map(menu)).map(({ name, children }) => [name, ...children.map((one) => one.name)].join(' > '))
const SHIPPED = ['스타일링', '제품', '스토어', '이벤트', '매장 찾기', '브랜드', '고객지원']

test('the menus of the shipped site stand in the bar as they are', () => {
  const shipped = menuTree(
    (seeds as unknown as (Parameters<typeof menuTree>[0][number] & { menuGroup: string })[]).filter(
      ({ menuGroup }) => menuGroup === 'main',
    ),
  )
  expect(shipped.map(({ name }) => name)).toEqual(SHIPPED)
  expect(foldMenus(shipped)).toBe(shipped)
})

test('what does not fit stands under 더보기, in its order', () => {
  expect(bar(...SHIPPED, '온라인 견적')).toEqual([
    '스타일링',
    '제품',
    '스토어',
    '이벤트',
    '매장 찾기',
    '브랜드',
    '더보기 > 고객지원 > 온라인 견적',
  ])
  expect(bar(...SHIPPED, '견적', '채용').at(-1)).toBe('더보기 > 고객지원 > 견적 > 채용')
  expect(bar('아주 길게 지은 메뉴의 이름이 막대보다 깁니다 정말로 깁니다 아주 깁니다', '제품')).toEqual([
    '더보기 > 아주 길게 지은 메뉴의 이름이 막대보다 깁니다 정말로 깁니다 아주 깁니다 > 제품',
  ])
  expect(bar()).toEqual([])
})

test('a page of a folded menu marks 더보기', () => {
  expect(currentEntry(foldMenus([...SHIPPED, '온라인 견적'].map(menu)), '/온라인 견적/1')).toBe('more')
  expect(currentEntry(foldMenus([...SHIPPED, '온라인 견적'].map(menu)), '/nowhere')).toBeUndefined()
})
