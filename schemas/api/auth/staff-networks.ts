// From where staff may use the console: addresses and ranges of addresses, of both families.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

export const MOST_NETWORKS = 100
const version = Type.Integer({ title: '저장 번호', minimum: 0 })

export const readStaffNetworks = contract({
  at: 'GET /adm/staff-network/read',
  id: 'staffNetwork.read',
  title: '허용된 네트워크',
  access: 'manager',
  right: { of: 'staff', act: 'see' },
  input: Type.Object({}),
  item: Type.Object({
    /** Empty: from everywhere. */
    networks: Type.Array(Type.String()),
    version,
    /** Where this call comes from. */
    address: Type.String(),
  }),
})

/** Holds at every sign-in and every call of staff from then on. */
export const saveStaffNetworks = contract({
  at: 'POST /adm/staff-network/save',
  id: 'staffNetwork.save',
  title: '허용된 네트워크 저장',
  access: 'admin',
  codec: 'json',
  stepUp: true,
  input: Type.Object({
    networks: Type.Array(Type.String({ title: '네트워크', minLength: 1, maxLength: 60 }), { title: '네트워크', maxItems: MOST_NETWORKS }),
    version,
  }),
  item: Type.Object({ version }),
  errors: {
    invalid: ['400', '네트워크를 다시 확인해 주세요.'],
    shutsOut: ['409', '지금 접속하신 곳이 목록에 없습니다. 저장하면 바로 쓰실 수 없게 되니 지금 접속하신 주소를 함께 적어 주세요.', 409],
    stale: ['409', '다른 곳에서 먼저 바꾸었습니다. 입력한 내용은 그대로 있습니다. 최신 내용을 확인한 뒤 다시 저장해 주세요.', 409],
  },
})
