import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import type { Data } from './load'
import { DownloadData } from './download-data.lazy'
import type { Props } from './schema'
import { SignIns } from './sign-ins.lazy'

/** Where the member is signed in, and everything that is stored about them as a file (SYS-16). */
export function OwnData({ id, props, data }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <div className="max-w-narrow">
        <h1 className="type-h2">{props.title}</h1>
        <section aria-labelledby={`${id}-devices`} className="mt-8">
          <h2 id={`${id}-devices`} tabIndex={-1} className="type-h3">
            로그인한 기기
          </h2>
          {data.signIns.length > 0 ? (
            <SignIns id={id} first={data.signIns} />
          ) : (
            <Empty title="회원이 로그인한 기기를 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
          )}
        </section>
        <section aria-labelledby={`${id}-data`} className="mt-14 md:mt-16">
          <h2 id={`${id}-data`} className="type-h3">
            내 정보 내려받기
          </h2>
          <p className="mt-3 text-ink-soft">
            회원 정보와 동의, 주문과 상담, 이벤트 참여, 쓰신 글까지 저희가 보관하는 회원님의 기록을 파일 하나로 드립니다. 이름과 연락처가
            그대로 들어 있으니 함께 쓰는 컴퓨터에는 두지 마세요.
          </p>
          <DownloadData />
        </section>
      </div>
    </div>
  )
}
