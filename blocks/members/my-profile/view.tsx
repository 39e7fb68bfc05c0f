import type { ViewProps } from '@/renderer/define-block'
import { profilePath } from '@/schemas/rules/members/profile'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { Picture } from '@/blocks/base/_parts/picture'
import { FOLLOWING_SHOWN, type Data } from './load'
import { ProfileForm } from './profile-form.lazy'
import type { Props } from './schema'
import { Unfollow } from './unfollow.lazy'

/** How others see the member, and whom the member follows, which nobody else is told. */
export function MyProfile({ id, props, data, page }: ViewProps<Props, Data>) {
  const { own } = data
  if (!own)
    return (
      <div className="frame">
        <h1 className="type-h2 mb-6">{props.title}</h1>
        <Empty title="회원의 프로필을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      </div>
    )
  const { profile, following, total } = own
  return (
    <div className="frame">
      <div className="max-w-narrow">
        <h1 className="type-h2">{props.title}</h1>
        <p className="mt-2 text-ink-mute">남에게는 닉네임만 보이고, 이름과 연락처와 주소는 보이지 않습니다.</p>
        {profile.nickname === '' ? (
          <div className="mt-6">
            <Empty
              title="닉네임이 없어 프로필을 만들 수 없습니다."
              reason="회원 정보에서 닉네임을 정하시면 프로필이 열립니다."
              link={{ label: '회원 정보 수정', href: '/mypage/account/info' }}
            />
          </div>
        ) : (
          <>
            <p className="meta numeric mt-4 text-small">
              <span className="font-semibold">{profile.nickname}</span>
              <span className="text-ink-mute">팔로워 {profile.followers.toLocaleString('ko-KR')}명</span>
            </p>
            {profile.profileId !== '' && profile.shownYn === 'Y' && (
              <p className="mt-1">
                <ActionLink href={profilePath(profile.profileId)} tone="text">
                  남이 보는 프로필 보기
                </ActionLink>
              </p>
            )}
            <ProfileForm id={id} profile={profile} />
          </>
        )}
        <section aria-labelledby={`${id}-following`} className="mt-14 md:mt-16">
          <h2 id={`${id}-following`} className="type-h3">
            팔로우하는 사람 <span className="numeric font-normal text-ink-mute">{total.toLocaleString('ko-KR')}</span>
          </h2>
          <p className="mt-1 text-small text-ink-mute">
            누구를 팔로우하는지는 나만 봅니다. 새 집들이 소식을 받는 방법은{' '}
            <a href="/mypage/alarm" className="underline underline-offset-4">
              알림
            </a>
            에서 고를 수 있습니다.
          </p>
          {following.length > 0 ? (
            <ul className="mt-5 border-t border-ink">
              {following.map((one) => (
                <li key={one.profileId} className="flex items-center gap-4 border-b border-line py-3">
                  <Picture image={{ src: one.picture, alt: '' }} ratio="1/1" sizes="48px" className="w-12 shrink-0 rounded-full" />
                  <p className="min-w-0 flex-1">
                    <a href={profilePath(one.profileId)} className="font-semibold underline-offset-4 hover:underline wrap-anywhere">
                      {one.nickname}
                    </a>
                    {one.introduction && <span className="block text-small text-ink-mute wrap-anywhere">{one.introduction}</span>}
                  </p>
                  <Unfollow profileId={one.profileId} nickname={one.nickname} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="mt-6">
              <Empty
                title={total > 0 ? '이 페이지에는 팔로우하는 사람이 없습니다.' : '아직 팔로우하는 사람이 없습니다.'}
                reason="마음에 드는 집들이에서 글쓴이를 누르면 팔로우할 수 있습니다."
                link={{ label: '온라인 집들이 보기', href: '/styling/myhome' }}
              />
            </div>
          )}
          <Pager
            path={page.path}
            query={{}}
            page={pageNumber(page.query['page'])}
            pages={Math.ceil(total / FOLLOWING_SHOWN)}
            label="팔로우하는 사람"
          />
        </section>
      </div>
    </div>
  )
}
