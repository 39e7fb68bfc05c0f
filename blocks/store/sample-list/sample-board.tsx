'use client'
import { useRef } from 'react'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { Picture } from '@/blocks/base/_parts/picture'
import { SAMPLE_FIT_WORDS } from '@/schemas/rules/store/samples'
import type { SampleProduct } from '@/schemas/api/store/samples'
import { RequestForm } from './request-form'
import { useSampleList, type SampleListState } from './use-sample-list'

const TO_PRODUCTS = { label: '제품 보기', href: '/zin/home' }

/** What is in the list, each with a way out of it; below it the form, once something can be sent. */
export function SampleBoard({ id }: { id: string }) {
  const list = useSampleList()
  const top = useRef<HTMLDivElement>(null)
  const { known, said } = list
  const products = known?.products ?? []
  const open = products.filter(({ fit }) => fit === 'open')
  const remove = (productId: string) => {
    list.remove(productId)
    top.current?.focus() // the focused button is removed
  }
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Lead known={known} />
      <p role="status" className={`mt-3 font-semibold empty:hidden ${said?.isRefused ? 'text-danger' : 'text-brand'}`}>
        {said?.words}
      </p>
      {list.isFailed && (
        <div role="alert" className="mt-6">
          <p className="mb-4">샘플 목록을 불러오지 못했습니다. 담아 두신 샘플은 그대로 있습니다.</p>
          <LineButton onClick={() => void list.refresh()}>다시 불러오기</LineButton>
        </div>
      )}
      {products.length > 0 ? (
        <>
          <ul aria-label="담은 샘플" className="mt-6 border-t border-ink">
            {products.map((product) => (
              <Row key={product.productId} product={product} onRemove={() => remove(product.productId)} />
            ))}
          </ul>
          <p className="mt-4">
            <ActionLink href={TO_PRODUCTS.href} tone="text">
              제품 더 보기
            </ActionLink>
          </p>
        </>
      ) : (
        !list.isFailed && (
          <div className="mt-6">
            <Empty title="담은 샘플이 없습니다." reason="제품 화면에서 ‘샘플 신청’을 누르시면 이곳에 담깁니다." link={TO_PRODUCTS} />
          </div>
        )
      )}
      {known && open.length > 0 && known.terms.openYn === 'Y' && (
        <RequestForm
          id={id}
          productIds={open.map(({ productId }) => productId)}
          hasOthers={open.length < products.length}
          most={known.terms.most}
          onStale={list.refresh}
          onSent={list.clear}
        />
      )}
    </div>
  )
}

function Lead({ known }: { known: SampleListState['known'] }) {
  if (!known) return <p className="mt-2 text-ink-soft">원하시는 제품의 샘플을 우편으로 무료로 보내 드립니다.</p>
  const { openYn, most, days, times } = known.terms
  return (
    <p className="mt-2 text-ink-soft">
      {openYn === 'Y'
        ? `한 번에 ${most}개까지 무료로 보내 드리며, ${days}일에 ${times}번까지 신청하실 수 있습니다.`
        : '지금은 샘플 신청을 받지 않습니다. 담아 두신 샘플은 이 브라우저에 남아 있습니다.'}
    </p>
  )
}

function Row({ product: { productId, name, number, image, fit }, onRemove }: { product: SampleProduct; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-line py-5">
      {image && (
        <div className="w-20 shrink-0">
          <Picture image={{ src: image, alt: '' }} ratio="1/1" sizes="80px" />
        </div>
      )}
      <div className="min-w-0 flex-1">
        {name ? (
          <a
            href={`/zin/product/${encodeURIComponent(productId)}`}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere hover:underline"
          >
            {name}
          </a>
        ) : (
          <p className="font-semibold">찾을 수 없는 제품</p>
        )}
        {number && <p className="numeric text-small text-ink-mute">제품 번호 {number}</p>}
        {fit !== 'open' && <p className="text-small text-danger">{SAMPLE_FIT_WORDS[fit]} 목록에서 빼 주세요.</p>}
      </div>
      <LineButton aria-label={`${name || '찾을 수 없는 제품'} 빼기`} onClick={onRemove} className="h-12!">
        빼기
      </LineButton>
    </li>
  )
}
