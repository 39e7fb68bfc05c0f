import { ShownOnceDialog } from '../../_parts/shown-once-dialog'

export const TokenDialog = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <ShownOnceDialog
    title="SCIM 토큰을 만들었습니다"
    text="지금만 보입니다. 회사 계정 서버에 붙여 넣은 뒤 닫아 주세요."
    what="토큰"
    label="SCIM 토큰"
    value={token}
    onClose={onClose}
  />
)
