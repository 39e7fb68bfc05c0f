import type { ViewProps } from '@/renderer/define-block'
import type { ModelHouse } from '@/schemas/api/places/model-houses'
import { bookPath } from '@/schemas/rules/places/visit-form'
import { formatPeriod } from '@/schemas/words/dates'
import type { CardItem } from '@/blocks/base/_parts/card'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { hrefWith, pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Data } from './load'
import type { Props } from './schema'

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-small whitespace-nowrap transition-colors duration-(--duration-quick)'

/** Model houses that are open or will be, with their dates. */
export function ModelHouseList({ props, data, page }: ViewProps<Props, Data>) {
  const { size = 12, level = 2 } = props
  const region = page.query['region'] ?? ''
  const number = pageNumber(page.query['page'])
  const isNarrowed = region !== '' || number > 1
  return (
    <div className="frame">
      {data.regions.length > 1 && (
        <nav aria-label="지역">
          <ul className="flex flex-wrap gap-2">
            {[{ code: '', name: '전국', cnt: undefined }, ...data.regions].map(({ code, name, cnt }) => (
              <li key={code}>
                <a
                  href={hrefWith(page.path, {}, { region: code })}
                  aria-current={code === region ? 'true' : undefined}
                  className={`${chip} ${code === region ? 'bg-ink font-medium text-on-ink' : 'inset-ring inset-ring-neutral-300'}`}
                >
                  {name}
                  {cnt !== undefined && <span className="numeric"> {cnt}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-6">
        {data.houses.length > 0 ? (
          <CardLayout layout="grid" label="모델하우스" level={level} columns={3} items={data.houses.map(houseCard)} />
        ) : (
          <Empty
            title={isNarrowed ? '이곳에는 지금 보실 수 있는 모델하우스가 없습니다.' : '지금 보실 수 있는 모델하우스가 없습니다.'}
            reason="새 단지가 열리면 이곳에서 알려 드립니다."
            link={isNarrowed ? { label: '모든 모델하우스 보기', href: page.path } : undefined}
          />
        )}
      </div>
      <Pager path={page.path} query={{ region }} page={number} pages={Math.ceil(data.total / size)} label="모델하우스" />
    </div>
  )
}

const houseCard = (house: ModelHouse): CardItem => ({
  title: house.complexName,
  link: house.isBookable ? bookPath(`house:${house.seq}`) : house.link || undefined,
  image: house.image ? shaped(house.image, house.imageAlt, house.imageShape) : undefined,
  badge: house.isOpen ? { label: '관람 중', tone: 'calm' } : { label: '예정', tone: 'quiet' },
  kind: formatPeriod(house.OPEN_STR_DATE, house.OPEN_END_DATE),
  description: house.summary,
  meta: [house.address, house.hours, house.phoneNumber, house.isBookable ? '방문 예약' : ''].filter((text) => text !== ''),
})
