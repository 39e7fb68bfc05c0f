import type { ViewProps } from '@/renderer/define-block'
import type { readShop, ShopDetail as Shop } from '@/schemas/api/places/finder'
import { consultingPath, START_PAGE } from '@/schemas/rules/places/consulting-path'
import { openingWords } from '@/schemas/rules/places/opening-words'
import { takesConsultations } from '@/schemas/rules/places/takes-consultations'
import { formatDate } from '@/schemas/words/dates'
import { ActionLink, SafeLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { ShareLine } from '@/blocks/base/_parts/detail/share-line'
import { Stage } from '@/blocks/base/_parts/gallery/stage.lazy'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { Picture, photoPlace } from '@/blocks/base/_parts/picture'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { shaped } from '@/blocks/base/_parts/shaped'
import { productCard, productHref } from '@/blocks/catalog/_parts/product/product-card'
import { FINDER } from '../_parts/shop-href'
import { BookVisit } from '../_parts/visit/book-visit.lazy'
import { HoursTable } from './hours-table'
import type { Data } from './load'
import { PickButton } from './pick-button.lazy'
import type { Props } from './schema'
import { ShopLocator } from './shop-locator'
import { ShopSection } from './shop-section'
import { wayTo } from './way-to'

/** One store: photographs, hours with today marked, the way there, what it shows and recommends, benefits (SYS-29). */
export function ShopDetail({ id, props, data, page }: ViewProps<Props, Data>) {
  const list = props.list ?? FINDER
  const shop = recordOf<typeof readShop>(page, 'shop')
  if (!shop) return <NoRecord isTitle what="매장 한 곳을" where="매장 상세" link={{ label: '매장 찾기', href: list }} />
  const opening = openingWords(shop.OPEN_STATE, shop.OPEN_UNTIL, new Date(page.now))
  return (
    <article className="frame">
      <div
        className="photo-cap items-start gap-y-6 max-md:photo-above max-md:before:-mx-(--gutter) md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-10 lg:gap-x-16"
        style={photoPlace(undefined, '4/3')}
      >
        <div className="min-w-0 md:col-start-2 md:row-start-1">
          <ShareLine>
            <Badge tone={shop.OPEN_STATE === 'open' ? 'calm' : 'quiet'}>{shop.TYPE_NAME}</Badge>
          </ShareLine>
          <HeadWords title={shop.SHOP_NAME} titleClass="mt-1" summary={shop.SUMMARY} summaryClass="mt-2 text-ink-soft md:mt-4" />
          {opening && (
            <p className={`mt-4 text-small ${shop.OPEN_STATE === 'open' ? 'font-medium text-brand' : 'text-ink-mute'}`}>{opening}</p>
          )}
          <Contact shop={shop} />
          <div className="mt-7 flex flex-wrap gap-2">
            {takesConsultations(shop.TYPE) && (
              <ActionLink href={consultingPath(START_PAGE, { eventId: '', categories: [], shopId: shop.SHOP_ID })} tone="primary">
                상담 신청
              </ActionLink>
            )}
            <ActionLink href={wayTo(shop)} newWindow>
              길찾기
            </ActionLink>
            <PickButton shopId={shop.SHOP_ID} name={shop.SHOP_NAME} count={shop.REC_CNT} />
          </div>
        </div>
        <div className="-mx-(--gutter) min-w-0 overflow-hidden md:col-start-1 md:row-start-1 md:mx-0">
          <Photographs shop={shop} />
        </div>
      </div>
      <ShopSection id={`${id}-hours`} title="여는 시간">
        <HoursTable shop={shop} />
      </ShopSection>
      {shop.VISIT_YN === 'Y' && (
        <ShopSection id={`${id}-visit`} title="방문 예약">
          <p className="mb-5 text-pretty text-ink-soft">시간을 정해 두고 오시면 기다리지 않고 안내해 드립니다.</p>
          <BookVisit id={`${id}-book`} place={`shop:${shop.SHOP_ID}`} />
        </ShopSection>
      )}
      {data.locator && (
        <ShopSection id={`${id}-way`} title="오시는 길">
          <ShopLocator drawing={data.locator} shop={shop} />
        </ShopSection>
      )}
      {shop.PICKS.length > 0 && (
        <ShopSection id={`${id}-picks`} title="직원이 권하는 제품">
          <Picks shop={shop} />
        </ShopSection>
      )}
      {data.products.length > 0 && (
        <ShopSection id={`${id}-products`} title="전시 중인 제품">
          <CardLayout layout="grid" label="전시 중인 제품" level={3} columns={4} items={data.products.slice(0, 8).map(productCard)} />
        </ShopSection>
      )}
      {shop.BENEFITS.length > 0 && (
        <ShopSection id={`${id}-benefits`} title="이 매장의 혜택">
          <ul className="border-t border-line">
            {shop.BENEFITS.map((benefit) => (
              <li key={benefit.ALLIANCE_SEQ} className="relative border-b border-line py-4">
                <p className="text-caption text-ink-mute">{benefit.PARTNER}</p>
                <h3 className="text-body font-semibold text-pretty">
                  <SafeLink href={`/zin/event/benefit/${benefit.ALLIANCE_SEQ}`} className="stretched underline-offset-4 hover:underline">
                    {benefit.TITLE}
                  </SafeLink>
                </h3>
                <p className="mt-0.5 text-small text-ink-soft">{formatDate(benefit.UNTIL)}까지</p>
              </li>
            ))}
          </ul>
        </ShopSection>
      )}
      <footer className="mt-12 border-t border-line pt-8 md:mt-16">
        <ActionLink href={list}>매장 찾기</ActionLink>
      </footer>
    </article>
  )
}

function Contact({ shop }: { shop: Shop }) {
  const numbers = [{ name: '대표', phone: shop.PHONE_NUMBER }, ...shop.LOWS_STORE_LIST.map(nameAndPhone)]
  const rows = [
    ['주소', shop.ADDRESS],
    ['주차', shop.PARKING],
    ['상호', shop.ERP_AGENCY_NAME],
    ['담당자', shop.AGENCY_MANAGER],
    ['품목', shop.CATEGORIES.map(({ name }) => name).join(', ')],
  ] as const
  return (
    <dl className="mt-7 border-t border-line text-small">
      <div className="flex gap-4 border-b border-line py-3">
        <dt className="w-16 shrink-0 text-ink-mute">전화</dt>
        <dd className="min-w-0">
          <ul>
            {numbers.map(({ name, phone }) => (
              <li key={`${name} ${phone}`} className="flex flex-wrap items-center gap-x-3">
                <a
                  href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                  className="numeric inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
                >
                  {phone}
                </a>
                <span className="text-ink-mute">{name}</span>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {rows.map(
        ([name, words]) =>
          words && (
            <div key={name} className="flex gap-4 border-b border-line py-3">
              <dt className="w-16 shrink-0 text-ink-mute">{name}</dt>
              <dd className="min-w-0 text-pretty">{words}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
const nameAndPhone = ({ PHONE_NUMBER, SUB_TYPE_NAME }: Shop['LOWS_STORE_LIST'][number]) => ({ name: SUB_TYPE_NAME, phone: PHONE_NUMBER })

function Photographs({ shop }: { shop: Shop }) {
  if (shop.IMAGES.length === 0) return <Picture image={undefined} ratio="4/3" sizes="100vw" />
  return (
    <Stage
      label={`${shop.SHOP_NAME} 사진`}
      items={shop.IMAGES.map(({ src, alt, shape }) => ({ TP: '01', URL: src, ALT: alt, ...(shape ?? {}) }))}
    />
  )
}

function Picks({ shop }: { shop: Shop }) {
  return (
    <ul className="border-t border-line md:columns-2 md:gap-x-(--grid-gap)">
      {shop.PICKS.map((pick) => (
        <li key={pick.ZIN_PRD_ID} className="card relative flex break-inside-avoid gap-4 border-b border-line py-4">
          <div className="w-24 shrink-0">
            <Picture
              image={shaped(pick.FILE_PATH, pick.FILE_ALT, pick.FILE_SHAPE)}
              ratio="1/1"
              sizes="96px"
              lively
              className="rounded-sm"
            />
          </div>
          <div className="min-w-0">
            <h3 className="text-body font-semibold text-pretty">
              <SafeLink href={productHref(pick.ZIN_PRD_ID)} className="stretched">
                {pick.ZIN_PRD_NAME}
              </SafeLink>
            </h3>
            {pick.COMMENT && <p className="mt-1 text-small text-pretty text-ink-soft">{pick.COMMENT}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
