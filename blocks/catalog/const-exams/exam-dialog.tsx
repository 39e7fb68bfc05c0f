'use client'
import { Icon } from '@/lib/ui/icon'
import { readConstExam } from '@/schemas/api/catalog/architectures'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { RequestDialog } from '@/blocks/base/_parts/request-dialog'
import { Picture } from '@/blocks/base/_parts/picture'
import { productHref } from '../_parts/product/product-card'
import { shaped } from '@/blocks/base/_parts/shaped'

export function ExamDialog({ seq, title, close }: { seq: number; title: string; close: () => void }) {
  return (
    <RequestDialog title={title} label={title} close={close} ask={(signal) => call(readConstExam, { seq }, { signal })}>
      {({ item }) => <Exam exam={item} />}
    </RequestDialog>
  )
}

function Exam({ exam }: { exam: Item<typeof readConstExam> }) {
  return (
    <>
      {exam.SUMMARY && <p className="type-lead max-w-[40em] text-pretty text-ink-soft">{exam.SUMMARY}</p>}
      <div className="mt-6 grid gap-4">
        {exam.imageList.map(({ FILE_FULL_PATH, ALT, SHAPE }) => (
          <Picture
            key={FILE_FULL_PATH}
            image={shaped(FILE_FULL_PATH, ALT, SHAPE)}
            sizes="(width >= 960px) 816px, 100vw"
            className="rounded-sm"
          />
        ))}
      </div>
      {exam.PRODUCTS.length > 0 && (
        <>
          <h3 className="type-title mt-8">사용한 제품</h3>
          <ul className="mt-3 border-t border-ink">
            {exam.PRODUCTS.map((product) => (
              <li key={product.ZIN_PRD_ID} className="border-b border-line">
                <a href={productHref(product.ZIN_PRD_ID)} className="group flex items-center gap-4 py-3.5 -outline-offset-2">
                  <Picture
                    image={shaped(product.FILE_PATH, '', product.FILE_SHAPE)}
                    ratio="1/1"
                    sizes="64px"
                    className="w-16! shrink-0 rounded-sm"
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold underline-offset-4 group-hover:underline">{product.ZIN_PRD_NAME}</span>
                    <span className="block text-small text-ink-mute">{product.SPEC}</span>
                  </span>
                  <Icon name="chevron" size={18} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
