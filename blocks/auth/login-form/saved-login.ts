// Stores the id for the next login, if its owner asked for it (C-STORAGE, Q-013). No password, and nothing that signs in.
const SAVED = 'loginSaved'
const ID = 'savedId'
const KEEP = 'keepLogin'

interface SavedLogin {
  memberId: string
  saveId: boolean
  keepLogin: boolean
}

export function readSavedLogin(): SavedLogin {
  try {
    const saveId = localStorage.getItem(SAVED) === 'Y'
    return { memberId: saveId ? (localStorage.getItem(ID) ?? '') : '', saveId, keepLogin: localStorage.getItem(KEEP) === 'Y' }
  } catch {
    return { memberId: '', saveId: false, keepLogin: false }
  }
}

export function keepSavedLogin({ memberId, saveId, keepLogin }: SavedLogin): void {
  const note = (key: string, value: string) => (value === '' ? localStorage.removeItem(key) : localStorage.setItem(key, value))
  try {
    note(SAVED, saveId ? 'Y' : '')
    note(ID, saveId ? memberId : '')
    note(KEEP, keepLogin ? 'Y' : '')
  } catch {
    // A browser without storage can still sign in.
  }
}
