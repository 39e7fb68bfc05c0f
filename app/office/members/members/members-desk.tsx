import { browseMembers } from '@/schemas/api/members/desk'
import { defineDesk } from '../../_parts/desk/define-desk'
import { momentColumn } from '../../_parts/desk/moment-column'
import { PHONE_QUIET, QUIET } from '../../_parts/desk/quiet'
import { TitleLink } from '../../_parts/desk/title-link'
import { channelWords } from './channel-words'
import { FindForm } from './find-form'
import { FOUND, FoundMembers, foundNumbers } from './found-members'
import { memberPath } from './member-path'
import { MemberPill } from './member-pill'
import { MEMBER_WORDS } from './member-words'

/** The newest members, masked, and one form that finds a member by a whole value, which stands in no URL, history or log. */
export const membersDesk = defineDesk({
  id: 'members',
  title: '회원',
  unit: '명',
  what: '회원',
  contract: browseMembers,
  idOf: ({ memberNo }) => memberNo,
  nameOf: ({ memberName, memberId }) => memberName || memberId || '이름 없는 회원',
  sorts: { createdAt: 'desc' },
  rows: 'even',
  find: { label: '찾은 회원', leave: '모든 회원 보기', form: FindForm },
  filters: [
    { kind: 'choose', name: 'status', label: '상태', all: '모든 상태', choices: MEMBER_WORDS.status },
    { kind: 'choose', name: 'memberType', query: 'type', label: '구분', all: '모든 구분', choices: MEMBER_WORDS.type },
    { kind: 'link', name: 'found', pattern: FOUND, clear: '모든 회원 보기' },
  ],
  adapt: (input) => (input.found === undefined ? input : { ...input, found: foundNumbers(input.found).join(',') }),
  above: FoundMembers,
  savedViews: 'members',
  columns: [
    {
      id: 'memberName',
      header: '회원',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-2',
      cell: ({ memberNo, memberName, memberId, memberType, joinChannel }) => (
        <>
          <TitleLink href={memberPath(memberNo)} title={memberName || memberId || '이름 없는 회원'} />
          <span className={`block ${QUIET}`}>
            {[memberName && memberId, MEMBER_WORDS.type[memberType], channelWords(joinChannel)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { id: 'status', header: '상태', width: 'w-28', className: 'max-md:pt-1.5', cell: ({ status }) => <MemberPill status={status} /> },
    {
      id: 'contact',
      header: '연락처',
      width: 'w-60 max-lg:w-52',
      className: `tabular-nums max-md:order-last max-md:col-span-2 max-md:pt-1.5 ${PHONE_QUIET}`,
      cell: ({ mobileNo, email }) => (
        <>
          <span className="block">{mobileNo}</span>
          <span className="block text-studio-text-mute max-md:break-all md:truncate">{email}</span>
        </>
      ),
    },
    momentColumn('createdAt', '가입', { isNamed: true }),
    momentColumn('lastSignInAt', '최근 로그인', { sort: null, isWide: true }),
  ],
  nothing: { title: '아직 가입한 회원이 없습니다.', text: '회원이 가입하면 여기에 보입니다.' },
})
