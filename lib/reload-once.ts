// Reloads the page when a file of the build fails to load, because a new build has replaced the page's own: one reload per file and
// session, never a loop (E-CHUNK, RT-27). It is inlined in the document's head, because the failing file may be the very one that would
// watch. The builder is not reloaded, because it contains unsaved work.
export const RELOAD_ONCE = `addEventListener('error',function(e){var t=e.target,u=t&&(t.src||t.rel==='stylesheet'&&t.href)||'';if(!/\\/_next\\/static\\//.test(u)||/^\\/(ice_builder|__common)(\\/|$)/.test(location.pathname)||!navigator.onLine)return;try{var k='maru:chunk:'+u.split('?')[0];if(sessionStorage.getItem(k))return;sessionStorage.setItem(k,'1');location.reload()}catch(_){}},true)`
