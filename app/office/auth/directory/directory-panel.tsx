'use client'
// How a company's directory is connected: the sign-in, the roles of its groups, and the tokens by which it writes people.
import { NotLoaded } from '@/builder/list/not-loaded'
import { useRows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { readDirectory } from '@/schemas/api/auth/directory'
import { DirectoryForm } from './directory-form'
import { OwnAddresses } from './own-addresses'
import { ScimTokens } from './scim-tokens'

export function DirectoryPanel({ isAdmin }: { isAdmin: boolean }) {
  const { data, error, mutate } = useRows('directory', readDirectory, {})
  const found = data?.answer.item
  const refresh = () => void mutate()
  return (
    <div className="mt-4 max-w-208">
      <p className="text-studio-text-mute">
        회사의 계정 서버(Okta, Microsoft Entra ID 등)와 연결하면 운영자가 회사 계정으로 로그인하고, 회사에서 사용을 중지한 사람은 다음
        요청부터 들어올 수 없습니다.
      </p>
      {error !== undefined && <NotLoaded error={error} onRetry={refresh} />}
      {!data && error === undefined && <WaitingRows />}
      {found && (
        <>
          <p role="status" className="mt-3 font-semibold">
            {found.isOn ? '회사 계정으로 로그인할 수 있습니다.' : '회사 계정 로그인이 꺼져 있습니다.'}
            <span className="font-normal text-studio-text-mute">
              {` 연결된 운영자 ${found.linked}명 · 디렉터리가 보낸 사람 ${found.users}명 · 그룹 ${found.groups.length}개`}
            </span>
          </p>
          {isAdmin ? <DirectoryForm found={found} onRefresh={refresh} /> : <p className="mt-3">설정은 관리자만 바꿀 수 있습니다.</p>}
          <OwnAddresses addresses={found.addresses} />
          <ScimTokens tokens={found.tokens} now={data.at} isAdmin={isAdmin} onRefresh={refresh} />
        </>
      )}
    </div>
  )
}
