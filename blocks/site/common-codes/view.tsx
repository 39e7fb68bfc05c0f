import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import type { Data } from './load'
import type { Props } from './schema'

/** Every common code of the site, one disclosure per group: the source of names on other screens. */
export function CommonCodes({ id, data }: ViewProps<Props, Data>) {
  const groups = Map.groupBy(data.codes, ({ codeGroupValue }) => codeGroupValue)
  if (groups.size === 0) return <Empty title="등록된 공통 코드가 없습니다." reason="코드를 등록하면 이곳에 나타납니다." />
  return (
    <div className="frame">
      <p className="mb-3 text-small text-ink-mute">
        묶음 <strong className="numeric font-semibold text-ink">{groups.size}</strong>개, 코드{' '}
        <strong className="numeric font-semibold text-ink">{data.codes.length}</strong>개
      </p>
      <div className="border-t border-ink">
        {[...groups].map(([group, codes]) => (
          <details key={group} name={`codes-${id}`} className="disclosure border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4">
              <span className="font-medium">{codes[0]!.codeGroupLabel}</span>
              <span className="numeric text-small text-ink-mute">
                {group}, {codes.length}개
              </span>
            </summary>
            <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-2 pb-6 text-small">
              {codes.map(({ code, name }) => (
                <div key={code} className="contents">
                  <dt className="numeric text-ink-mute">{code}</dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </div>
  )
}
