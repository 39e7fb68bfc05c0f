/** What is said where nothing better is known (E-NET). A file of its own: islands carry it without the grammar of messages.ts. */
export const UNEXPECTED = '예기치 않은 오류가 발생했습니다. 잠시 후 다시 시도해 주세요. 문제가 계속되면 고객센터로 문의해 주세요.'
/** What is said where the server was not reached. */
export const OFFLINE = '네트워크 연결을 확인한 뒤 다시 시도해 주세요.'
export const MISSING_PART = '이 페이지의 일부 기능을 불러오지 못했습니다. 잠시 후 새로 고침해 주세요.'
