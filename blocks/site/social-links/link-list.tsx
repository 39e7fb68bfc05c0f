'use client'
import { useState } from 'react'
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { SocialType } from '@/schemas/api/auth/session'
import { linkSns } from '@/schemas/api/auth/social'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { mayUnlink, SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import { formatDate } from '@/schemas/words/dates'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import type { Links } from '@/blocks/auth/_parts/social/links'
import { socialKey } from '@/blocks/auth/_parts/social/social-key'
import { SocialMark } from '@/blocks/base/_parts/social-mark'
import { useSocial } from '@/blocks/auth/_parts/social/use-social'

interface Props {
  state: Links
  onChanged: () => Promise<void>
}

/** Each provider with its link and its one action. */
export function LinkList({ state, onChanged }: Props) {
  const { links, passwordYn } = state
  const [busy, setBusy] = useState<SocialType>()
  const change = async (snsType: SocialType, accessToken: string, linkYn: 'Y' | 'N') => {
    setBusy(snsType)
    try {
      await call(linkSns, { snsType, accessToken, linkYn })
      showSnackbar(`${SOCIAL_WORDS[snsType]} 계정을 ${linkYn === 'Y' ? '연결했습니다' : '연결 해제했습니다'}.`)
      await onChanged()
    } catch (error) {
      await sayFailure(error, { id: linkSns.id })
    }
    setBusy(undefined)
  }
  const { pending: asking, ask } = useSocial(async (answer) => {
    const key = await socialKey(answer)
    if (key !== undefined) await change(answer.snsType, key, 'Y')
  })
  const unlink = async (snsType: SocialType) => {
    const linked = links.filter(({ linkedAt }) => linkedAt !== '').length
    if (!mayUnlink({ links: linked, passwordYn })) return showAlertDialog({ title: linkSns.errors!.last[1] })
    const answer = await showConfirmDialog({
      title: `${SOCIAL_WORDS[snsType]} 계정 연결을 해제하시겠습니까?`,
      text: '해제하면 이 소셜 계정으로 로그인할 수 없습니다.',
      okLabel: '연결 해제',
    })
    if (answer === 'ok') await change(snsType, '', 'N')
  }
  return (
    <>
      <ul aria-label="소셜 계정" className="border-t border-ink">
        {links.map(({ snsType, linkedAt }) => {
          const name = SOCIAL_WORDS[snsType]
          return (
            <li key={snsType} className="flex min-h-18 items-center gap-4 border-b border-line py-2">
              <SocialMark snsType={snsType} />
              <p className="min-w-0 grow">
                <span className="font-semibold">{name}</span>
                <span className="block text-small text-ink-mute">{linkedAt ? `${formatDate(linkedAt)} 연결` : '연결 안 됨'}</span>
              </p>
              <LineButton
                aria-label={linkedAt ? `${name} 연결 해제` : `${name} 연결하기`}
                aria-busy={asking === snsType || busy === snsType}
                onClick={() => (linkedAt ? void unlink(snsType) : ask(snsType))}
                className="h-11 px-4 text-small"
              >
                {linkedAt ? '연결 해제' : '연결하기'}
              </LineButton>
            </li>
          )
        })}
      </ul>
      <p role="status" className="mt-3 text-small text-ink-mute empty:hidden">
        {asking && `새 창에서 ${SOCIAL_WORDS[asking]} 로그인을 진행해 주세요.`}
      </p>
    </>
  )
}
