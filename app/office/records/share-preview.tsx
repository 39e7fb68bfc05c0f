'use client'
import { useStore } from 'zustand'
import { sizedPath } from '@/schemas/rules/base/sized-path'
import { pathInWords } from '@/schemas/records/path-in-words'
import { AddressUsages } from '@/builder/list/address-usages'
import { usagePath } from '@/builder/state/usage-path'
import type { RecordForm } from './use-record-form'

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** How the record looks where its page is shared, with what it says now. */
export function SharePreview({ form: { type, draft, opened } }: { form: RecordForm }) {
  const values = useStore(draft.store, (state) => state.form)
  const own = type.picture === undefined ? undefined : (values[type.picture] as { src?: string } | undefined)
  const picture = text(values['sharePicture']) || text(own?.src)
  const title = text(values['shareTitle']) || text(values[type.name]) || '제목이 없습니다'
  const description = text(values['shareDescription']) || text(values['summary'])
  const slug = text(values['slug'])
  const path = pathInWords(opened.path, slug)
  // What visitors know it by, until another address is stored and shown.
  const known = pathInWords(opened.path, text(opened.form['slug']))
  return (
    <div className="flex flex-col gap-3">
      {opened.version > 0 && known !== path && known !== '' && !/[?#]/.test(known) && <AddressUsages address={known} hrefOf={usagePath} />}
      <figure className="m-0 flex flex-col gap-1">
        <figcaption className="text-studio-label">공유했을 때</figcaption>
        <div className="max-w-96 overflow-hidden rounded-md border border-studio-line">
          {picture ? (
            <img
              src={picture.startsWith('/media/') ? sizedPath(picture, 800, 400) : picture}
              alt=""
              className="aspect-2/1 w-full bg-studio-100 object-cover"
            />
          ) : (
            <p className="grid aspect-2/1 place-items-center bg-studio-100 px-4 text-center text-studio-label font-normal text-studio-text-mute">
              사진을 넣지 않으면 사이트의 사진이 보입니다.
            </p>
          )}
          <div className="flex flex-col gap-0.5 px-3 py-2.5">
            <p className="truncate text-studio-micro text-studio-text-mute">{path || '저장하면 주소가 정해집니다.'}</p>
            <p className="line-clamp-2 font-semibold wrap-anywhere">{title}</p>
            <p className="line-clamp-2 text-studio-label font-normal wrap-anywhere text-studio-text-mute">
              {description || '설명을 쓰지 않으면 화면의 설명이 보입니다.'}
            </p>
          </div>
        </div>
      </figure>
    </div>
  )
}
