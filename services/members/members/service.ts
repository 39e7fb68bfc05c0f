import { service } from '@/services/kit/service'
import { agree } from './agree'
import { changeMemberStatus } from './change-member-status'
import { changePassLater } from './change-pass-later'
import { memberChk } from './member-chk'
import { checkPassword } from './check-password'
import { confirmAccountMailCode } from './confirm-account-mail-code'
import { confirmStaffVerifyNo } from './confirm-staff-verify-no'
import { duplicateCheck } from './duplicate-check'
import { findMembers } from './find-members'
import { join } from './join'
import { modifyMember } from './modify-member'
import { modifyPassword } from './modify-password'
import { readJoinDraft } from './read-join-draft'
import { readMember } from './read-member'
import { readMyAccount } from './read-my-account'
import { readWithdrawal } from './read-withdrawal'
import { readRecovery } from './read-recovery'
import { readZinMember } from './read-zin-member'
import { reagree } from './reagree'
import { memberReg } from './member-reg'
import { resetJoin } from './reset-join'
import { resetPassword } from './reset-password'
import { sendAccountMailCode } from './send-account-mail-code'
import { sendStaffVerifyMail } from './send-staff-verify-mail'
import { setPassword } from './set-password'
import { verifyJoin } from './verify-join'

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
