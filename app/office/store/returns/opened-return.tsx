import type { Item } from '@/schemas/api/base/contract'
import type { openDeskReturn } from '@/schemas/api/store/return-desk'
import { Facts, type Fact } from '@/app/office/_parts/facts'

/** The person, the words and the pictures; each picture opens whole in a new window. */
export function OpenedReturn({ returnSeq, opened }: { returnSeq: number; opened: Item<typeof openDeskReturn> }) {
  const { name, phoneNo, reason, pickup, fileKeys } = opened
  const place: Fact[] = pickup
    ? [
        ['수거할 곳', `${pickup.zipCode} ${pickup.address} ${pickup.addressDetail ?? ''}\n${pickup.name} ${pickup.phoneNo}`],
        ['수거 요청', pickup.request || '없음'],
      ]
    : []
  return (
    <>
      <Facts facts={[['신청한 분', `${name} · ${phoneNo}`], ['사유', reason], ...place]} />
      {fileKeys.length > 0 && (
        <ul aria-label="사진" className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-5">
          {fileKeys.map((fileKey, at) => {
            const href = `/adm/return/file?${new URLSearchParams({ returnSeq: String(returnSeq), fileKey }).toString()}`
            return (
              <li key={fileKey}>
                <a href={href} target="_blank" rel="noopener">
                  <img src={href} alt={`사진 ${at + 1} (새 창)`} loading="lazy" className="aspect-square w-full rounded-sm object-cover" />
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
