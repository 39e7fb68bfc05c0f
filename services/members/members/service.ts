import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/members/joins'
import { readVisit, changeVisit } from '@/services/auth/domain/visit'
import * as accountContracts from '@/schemas/api/members/account'
import * as withdrawalContracts from '@/schemas/api/members/withdrawal'
import { readLeaving } from '@/services/parts/read-leaving'
import * as recoveryContracts from '@/schemas/api/members/recovery'
import { agree } from './agree'
import { changeMemberStatus } from './change-member-status'
import { changePassLater } from './change-pass-later'
import { memberChk } from './member-chk'
import { checkPassword } from './check-password'
import { confirmAccountMailCode } from './confirm-account-mail-code'
import { confirmStaffVerifyNo } from './confirm-staff-verify-no'
import { downloadMyData } from './download-my-data'
import { duplicateCheck } from './duplicate-check'
import { findMembers } from './find-members'
import { modifyMember } from './modify-member'
import { modifyPassword } from './modify-password'
import { readMyAccount } from './read-my-account'
import { reagree } from './reagree'
import { memberReg } from './member-reg'
import { resetPassword } from './reset-password'
import { sendAccountMailCode } from './send-account-mail-code'
import { sendStaffVerifyMail } from './send-staff-verify-mail'
import { setPassword } from './set-password'
import { verifyJoin } from './verify-join'
import { registerMember } from './register-member'
import { presentJoinDraft } from './join-draft'
import { foundMembers } from './found-members'

const join = operation(contracts.join, ({ joinedUser, agreements, bizInfo, _deviceType }, ctx) =>
  registerMember(ctx, { ...joinedUser, agreements, bizInfo, isMobile: _deviceType === 'mobile' }, { at: 'joinedUser', id: 'id' }),
)

const readJoinDraft = operation(contracts.readJoinDraft, async (_, ctx) => ({
  item: presentJoinDraft((await readVisit(ctx)).join),
}))

const readMember = operation(accountContracts.readMember, async (_, { session }) => ({
  item: session.user!,
}))

const readWithdrawal = operation(withdrawalContracts.readWithdrawal, async (_, ctx) => {
  const { underWay, gone, stays } = await readLeaving(ctx, ctx.session.user!.memberNo)
  return { item: { underWay: underWay.map(({ words, path, label }) => ({ words, path, label })), gone: [...gone], stays: [...stays] } }
})

const readRecovery = operation(recoveryContracts.readRecovery, async (_, ctx) => {
  const { recovery } = await readVisit(ctx)
  return { item: { purpose: recovery?.purpose ?? null, userList: await foundMembers(ctx.db, recovery?.memberNos ?? []) } }
})

const readZinMember = operation(accountContracts.readZinMember, async (_, { session }) => ({
  item: session.user!,
}))

/** Deletes the whole draft: agreements, identity, the new member and the provider's data (S-JOIN-2). */
const resetJoin = operation(contracts.resetJoin, async (_, ctx) =>
  ctx.session.visit ? changeVisit(ctx, ({ join: _join, ...others }) => others) : {},
)

export const members = service('members', [
  agree,
  changeMemberStatus,
  changePassLater,
  checkPassword,
  confirmAccountMailCode,
  confirmStaffVerifyNo,
  duplicateCheck,
  findMembers,
  join,
  memberChk,
  memberReg,
  modifyMember,
  modifyPassword,
  readJoinDraft,
  readMember,
  readMyAccount,
  downloadMyData,
  readRecovery,
  readWithdrawal,
  readZinMember,
  reagree,
  resetJoin,
  resetPassword,
  sendAccountMailCode,
  sendStaffVerifyMail,
  setPassword,
  verifyJoin,
])
