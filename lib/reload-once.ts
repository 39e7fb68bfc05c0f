// Reloads the page when a file of the build fails to load, because a new build has replaced the page's own: one reload per file and
// session, never a loop (E-CHUNK, RT-27). It is inlined in the document's head, because the failing file may be the very one that would
// watch; every page carries it, so that it is written short. An imported part fails without an error event of the document: its importer
// dispatches `maru:file-failed` with the file's URL.
const reloadOnce = (where = '') =>
  `{let f=u=>{if(u.includes('/_next/static/')&&${where}navigator.onLine)try{let k='maru:chunk:'+u.split('?')[0],s=sessionStorage;s.getItem(k)||(s.setItem(k,1),location.reload())}catch{}};addEventListener('error',({target:t})=>f(t?.src||t?.rel=='stylesheet'&&t.href||''),true);addEventListener('maru:file-failed',e=>f(e.detail))}`

export const RELOAD_ONCE = reloadOnce()
/** For a document that may become the builder, which contains unsaved work and is not reloaded. */
export const RELOAD_ONCE_OUTSIDE_THE_BUILDER = reloadOnce('!/^\\/(ice_builder|__common)(\\/|$)/.test(location.pathname)&&')
