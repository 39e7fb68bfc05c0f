/** Before what only members may do: an action of a page (E-LOGIN-1), a service as such (E-LOGIN-2), an event (V-EVT-2, CX-19). */
export const LOGIN_ASKED = {
  action: '로그인 후 이용할 수 있습니다. 로그인하시겠습니까?',
  service: '로그인이 필요한 서비스입니다. 로그인하시겠습니까?',
  event: '로그인이 필요합니다. 로그인 페이지로 이동하시겠습니까?',
} as const
